import { texts } from '../texts.ts'
import { type Page, pdfFile } from './file.ts'
import { type Font, widthOf } from './helvetica.ts'
import { winAnsi } from './win-ansi.ts'

/** A4 in points. */
const a4 = { width: 595.28, height: 841.89 }
export const margin = 48
export const contentWidth = a4.width - 2 * margin

/** Red, green and blue from 0 to 1, as the file writes them. */
export type Color = string
export type Style = { size?: number; bold?: boolean; color?: Color }

/** Sheets that are filled from the top down; `y` is the distance from the upper edge, in points. */
export type Sheets = ReturnType<typeof openSheets>

export const ink = hex('#1b2240')
export const soft = hex('#5a617a')
export const line = hex('#e4dccb')

/** `#28a745` as a colour of the document. */
export function hex(color: string): Color {
  return [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16) / 255).join(' ')
}

export function openSheets(title: string, made: Date) {
  const pages: Page[] = []
  let drawn: string[] = []
  let y = margin

  const fontOf = ({ bold }: Style): Font => (bold ? 'bold' : 'regular')
  const width = (text: string, style: Style = {}) => widthOf(text, fontOf(style), style.size ?? 11)

  /** Text with its top left corner at a place of the current sheet. */
  function write(text: string, x: number, top: number, style: Style = {}) {
    const { size = 11, color = ink } = style
    const codes = winAnsi(text).map((code) => code.toString(16))
    drawn.push(
      `${color} rg BT /${fontOf(style)} ${size} Tf ${x} ${a4.height - top - size} Td <${codes.join('')}> Tj ET`,
    )
  }

  /** The lines of a text that is at most so many points wide. */
  function lines(text: string, most: number, style: Style = {}): string[] {
    const blank = width(' ', style)
    const wrapped: string[] = []
    let used = 0
    for (const word of text.split(' ')) {
      const wide = width(word, style)
      if (wrapped.length > 0 && used + blank + wide <= most) {
        wrapped.push(`${wrapped.pop()} ${word}`)
        used += blank + wide
      } else {
        wrapped.push(word)
        used = wide
      }
    }
    return wrapped
  }

  /** A paragraph over the whole width, on the next sheet where this one is full. */
  function paragraph(text: string, style: Style & { after?: number } = {}) {
    const height = (style.size ?? 11) * 1.35
    for (const each of lines(text, contentWidth, style)) {
      room(height)
      write(each, margin, y, style)
      y += height
    }
    y += style.after ?? 6
  }

  /** Begins a sheet where less than so many points are left. */
  function room(points: number) {
    if (y + points > a4.height - margin) next()
  }

  function next() {
    pages.push({ ...a4, content: drawn.join('\n') })
    drawn = []
    y = margin
  }

  function box(x: number, top: number, wide: number, high: number) {
    drawn.push(`${line} RG 1 w ${x} ${a4.height - top - high} ${wide} ${high} re S`)
  }

  return {
    write,
    paragraph,
    room,
    next,
    box,
    get y() {
      return y
    },
    skip: (points: number) => {
      y += points
    },
    circle: (x: number, top: number, radius: number, color: Color) =>
      drawn.push(`${color} rg ${circlePath(x, a4.height - top, radius)} f`),
    widthOf: width,
    /** The file, the current sheet being its last. */
    save() {
      next()
      return pdfFile(pages, { title, creator: texts.pdf.creator, language: 'es-MX', made })
    },
  }
}

/** A circle out of four curves, whose handles are this share of its radius long. */
const handle = 0.5523

function circlePath(x: number, y: number, radius: number): string {
  const [far, near] = [radius, radius * handle]
  const curve = (...places: [dx: number, dy: number][]) =>
    `${places.map(([dx, dy]) => `${x + dx} ${y + dy}`).join(' ')} c`
  return [
    `${x + far} ${y} m`,
    curve([far, near], [near, far], [0, far]),
    curve([-near, far], [-far, near], [-far, 0]),
    curve([-far, -near], [-near, -far], [0, -far]),
    curve([near, -far], [far, -near], [far, 0]),
  ].join(' ')
}
