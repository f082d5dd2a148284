import { line, soft } from './colors.ts'
import { contentWidth, margin, type Sheets, type Style } from './sheet.ts'

export type Column = { title: string; width: number; right?: boolean }
export type Cell = { text: string; style?: Style }

const gap = 8
const size = 9
const pad = 4.5

/**
 * A table over the whole width; what its columns leave is the last one's. The first cell of a row names it. The head
 * is repeated on each page that the table continues on, once for those who listen.
 */
export function writeTable(
  sheets: Sheets,
  given: readonly Column[],
  rows: readonly (readonly Cell[])[],
): void {
  const used = given.reduce((sum, { width }) => sum + width, 0)
  const columns = given.map((column, i) =>
    i === given.length - 1 ? { ...column, width: column.width + contentWidth - used } : column,
  )
  const head = columns.map(({ title }) => ({ text: title, style: { size: 8.5, color: soft } }))
  sheets.within('Table', () => {
    writeRow(sheets, columns, head, () => ({ role: 'TH', scope: 'Column' }))
    for (const row of rows) {
      if (!sheets.fits(heightOf(sheets, columns, row))) {
        sheets.next()
        sheets.decoration(() => writeRow(sheets, columns, head, () => ({ role: 'TD' })))
      }
      writeRow(sheets, columns, row, (i) => (i === 0 ? { role: 'TH', scope: 'Row' } : { role: 'TD' }))
    }
  })
}

type Kind = { role: 'TH' | 'TD'; scope?: 'Row' | 'Column' }

function writeRow(
  sheets: Sheets,
  columns: readonly Column[],
  cells: readonly Cell[],
  kindOf: (index: number) => Kind,
): void {
  const top = sheets.y
  const height = heightOf(sheets, columns, cells)
  sheets.within('TR', () => {
    let x = margin
    columns.forEach(({ width, right }, i) => {
      const { text = '', style = {} } = cells[i] ?? {}
      const { role, scope } = kindOf(i)
      const room = width - gap
      const full = { size, ...style }
      const left = right ? x + room - Math.min(room, sheets.widthOf(text, full)) : x
      sheets.y = top + pad
      sheets.element(role, text, { ...full, x: left, width: room + 0.01 }, scope && { scope })
      x += width
    })
  })
  sheets.y = top + height
  sheets.draw((page, up) =>
    page.drawLine({
      start: { x: margin, y: up(top + height) },
      end: { x: margin + contentWidth, y: up(top + height) },
      color: line,
      thickness: 0.75,
    }),
  )
}

/** The height of a row: of its tallest cell, with the room above and below it. */
function heightOf(sheets: Sheets, columns: readonly Column[], cells: readonly Cell[]): number {
  const heights = columns.map(({ width }, i) => {
    const { text = '', style = {} } = cells[i] ?? {}
    return sheets.heightOf(text, width - gap, { size, ...style })
  })
  return Math.max(...heights) + 2 * pad
}
