import {
  fill,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  type RGB,
  rectangle,
  rgb,
  StandardFonts,
  setFillingColor,
} from 'pdf-lib'
import { pdfTexts } from './texts.ts'

/** A4 in points. */
const a4: [number, number] = [595.28, 841.89]
export const margin = 48
export const contentWidth = a4[0] - 2 * margin

export type Style = { size?: number; bold?: boolean; color?: RGB }

/** Pages filled from the top; `y` is the distance from the upper edge, in points. */
export type Sheets = Awaited<ReturnType<typeof openSheets>>

export const ink = hex('#1b2240')
export const soft = hex('#5a617a')
export const line = hex('#e4dccb')

/** `#28a745` as a pdf-lib colour. */
export function hex(color: string): RGB {
  const part = (from: number) => Number.parseInt(color.slice(from, from + 2), 16) / 255
  return rgb(part(1), part(3), part(5))
}

export async function openSheets(title: string) {
  const document = await PDFDocument.create()
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setLanguage('es-MX')
  document.setCreator(pdfTexts.creator)
  document.setProducer(pdfTexts.creator)
  const regular = await document.embedFont(StandardFonts.Helvetica)
  const bold = await document.embedFont(StandardFonts.HelveticaBold)
  const known = new Set(regular.getCharacterSet())
  let page: PDFPage = document.addPage(a4)
  let y = margin

  const fontOf = (style: Style): PDFFont => (style.bold ? bold : regular)

  /**
   * Restricts a text to the standard fonts' character set (WinAnsi): some characters have a substitute, others
   * become '?'.
   */
  const writable = (text: string) =>
    [...text.replaceAll('\u2212', '-').replaceAll('\u00a0', ' ')]
      .map((sign) => (known.has(sign.codePointAt(0) ?? 0) ? sign : '?'))
      .join('')

  /** Writes a text on the current page, `x` and `top` being its top left corner. */
  function write(text: string, x: number, top: number, style: Style = {}) {
    const { size = 11, color = ink } = style
    page.drawText(writable(text), { x, y: a4[1] - top - size, size, color, font: fontOf(style) })
  }

  /** Wraps a text to lines at most `most` points wide; each word is measured once. */
  function lines(text: string, most: number, style: Style = {}): string[] {
    const width = (part: string) => fontOf(style).widthOfTextAtSize(part, style.size ?? 11)
    const blank = width(' ')
    const wrapped: string[] = []
    let used = 0
    for (const word of writable(text).split(' ')) {
      const wide = width(word)
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

  /** A paragraph over the whole width, continued on the next page if this one is full. */
  function paragraph(text: string, style: Style & { after?: number } = {}) {
    const height = (style.size ?? 11) * 1.35
    for (const each of lines(text, contentWidth, style)) {
      room(height)
      write(each, margin, y, style)
      y += height
    }
    y += style.after ?? 6
  }

  /** Starts a new page if less than this many points are left. */
  function room(points: number) {
    if (y + points > a4[1] - margin) next()
  }

  function next() {
    page = document.addPage(a4)
    y = margin
  }

  return {
    write,
    lines,
    paragraph,
    room,
    next,
    get y() {
      return y
    },
    skip: (points: number) => {
      y += points
    },
    box: (x: number, top: number, width: number, height: number) =>
      page.drawRectangle({ x, y: a4[1] - top - height, width, height, borderColor: line, borderWidth: 1 }),
    /** Dark squares of a grid within a square of `side` points, as one filled path: no seams between them. */
    squares(x: number, top: number, side: number, grid: readonly (readonly boolean[])[]) {
      const step = side / grid.length
      const dark = grid.flatMap((row, i) =>
        runs(row).map(({ from, length }) =>
          rectangle(x + from * step, a4[1] - top - (i + 1) * step, length * step, step),
        ),
      )
      page.pushOperators(
        pushGraphicsState(),
        setFillingColor(rgb(0, 0, 0)),
        ...dark,
        fill(),
        popGraphicsState(),
      )
    },
    circle: (x: number, top: number, radius: number, color: RGB) =>
      page.drawCircle({ x, y: a4[1] - top, size: radius, color }),
    widthOf: (text: string, style: Style = {}) =>
      fontOf(style).widthOfTextAtSize(writable(text), style.size ?? 11),
    // Without pauses: the library would yield every fifty objects, and there are only a few.
    save: () => document.save({ objectsPerTick: Number.POSITIVE_INFINITY }),
  }
}

/** The runs of true in a row. */
function runs(row: readonly boolean[]): { from: number; length: number }[] {
  const found: { from: number; length: number }[] = []
  row.forEach((isDark, at) => {
    const last = found.at(-1)
    if (isDark && last && last.from + last.length === at) last.length++
    else if (isDark) found.push({ from: at, length: 1 })
  })
  return found
}
