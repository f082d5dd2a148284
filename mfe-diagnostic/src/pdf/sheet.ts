import { PDFDocument, PDFName, type PDFPage, type RGB } from 'pdf-lib'
import { ink } from './colors.ts'
import { embedFaces, type Face, textOperators } from './faces.ts'
import { pdfTexts } from './pdf.texts.ts'
import { openTags, type Role, type TagDetails } from './tags.ts'

/** A4 in points. */
const a4: [number, number] = [595.28, 841.89]
export const margin = 48
export const contentWidth = a4[0] - 2 * margin
/** Where a page's content ends, in points from its upper edge; below it is its number. */
export const foot = a4[1] - 60
const lineHeight = 1.36

export type Style = { size?: number; face?: Face; color?: RGB }
/** Where a block of text stands, the whole width by default, and how much room follows it. */
type Place = { x?: number; width?: number; after?: number }

/** Pages filled from the top; `y` is the distance from the upper edge, in points. */
export type Sheets = Awaited<ReturnType<typeof openSheets>>

export async function openSheets(title: string) {
  const document = await PDFDocument.create()
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setLanguage('es-MX')
  document.setCreator(pdfTexts.creator)
  document.setProducer(pdfTexts.creator)
  const faces = embedFaces(document)
  const tags = openTags(document)
  let page: PDFPage
  let y: number
  next()

  function next() {
    page = document.addPage(a4)
    for (const [key, { ref }] of Object.entries(faces)) page.node.setFontDictionary(PDFName.of(key), ref)
    y = margin
  }

  const widthOf = (text: string, { face = 'text', size = 11 }: Style = {}) => faces[face].widthOf(text, size)

  /** Writes a text on the current page, `x` and `top` being its top left corner. */
  function write(
    text: string,
    x: number,
    top: number,
    { size = 11, color = ink, face = 'text' }: Style = {},
  ) {
    tags.mark(page, () =>
      page.pushOperators(...textOperators(text, x, a4[1] - top - size, PDFName.of(face), size, color)),
    )
  }

  /** Wraps a text to lines at most `most` points wide; each word is measured once. */
  function lines(text: string, most: number, style: Style = {}): string[] {
    const blank = widthOf(' ', style)
    const wrapped: string[] = []
    let used = 0
    for (const word of text.split(' ').flatMap((each) => pieces(each, style))) {
      const wide = widthOf(word, style)
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

  /** A word in pieces that fit between the margins. */
  function pieces(word: string, style: Style): string[] {
    if (widthOf(word, style) <= contentWidth) return [word]
    const found: string[] = ['']
    for (const character of word) {
      const longer = found.at(-1) + character
      if (widthOf(longer, style) <= contentWidth) found[found.length - 1] = longer
      else found.push(character)
    }
    return found
  }

  /** Lines of text at the current height, continued on the next page if this one is full. */
  function block(
    text: string,
    { x = margin, width = contentWidth, after = 0, ...style }: Style & Place = {},
  ) {
    const height = (style.size ?? 11) * lineHeight
    for (const each of lines(text, width, style)) {
      room(height)
      write(each, x, y, style)
      y += height
    }
    y += after
  }

  /** Starts a new page if less than this many points are left. */
  function room(points: number) {
    if (!fits(points)) next()
  }

  const fits = (points: number) => y + points <= foot

  return {
    write,
    widthOf,
    heightOf: (text: string, width: number, style: Style = {}) =>
      lines(text, width, style).length * (style.size ?? 11) * lineHeight,
    room,
    fits,
    next,
    within: tags.within,
    decoration: tags.decoration,
    /** A block of text as an element of its own. */
    element: (role: Role, text: string, style: Style & Place = {}, details?: TagDetails) =>
      tags.within(role, () => block(text, style), details),
    get y() {
      return y
    },
    set y(top: number) {
      y = top
    },
    /** Draws on the page, whose y grows upwards from `up(0)`; decoration unless a figure is open. */
    draw(paint: (page: PDFPage, up: (top: number) => number) => void) {
      const painted = () => tags.mark(page, () => paint(page, (top) => a4[1] - top))
      if (tags.isFigure()) painted()
      else tags.decoration(painted)
    },
    /** Something drawn that means what `alt` says. */
    figure(alt: string, x: number, top: number, width: number, height: number, write: () => void) {
      const box = [x, a4[1] - top - height, x + width, a4[1] - top]
      tags.within('Figure', write, { alt, box })
    },
    /** Writes the foot of every page and ends the document. */
    save(footer: (number: number, of: number) => string): Promise<Uint8Array> {
      const pages = document.getPages()
      tags.decoration(() => {
        pages.forEach((each, index) => {
          page = each
          const style = { size: 8.5 }
          const text = footer(index + 1, pages.length)
          write(text, a4[0] - margin - widthOf(text, style), a4[1] - 40, style)
        })
      })
      tags.finish()
      // Without pauses: the library would yield every fifty objects.
      return document.save({ objectsPerTick: Number.POSITIVE_INFINITY })
    },
  }
}
