import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
} from 'pdf-lib'
import { charactersIn, pdfContent, shownIn } from './pdf.ts'

/** An element of a PDF's structure: its own text, and the elements in it. */
export type PdfElement = { role: string; text: string; alt?: string; scope?: string; kids: PdfElement[] }

/** What a PDF tells those who listen to it. */
export type PdfReading = {
  language: string
  showsTitle: boolean
  isMarked: boolean
  root: PdfElement
  /** The lines that are decoration, and those that are neither in the structure nor decoration. */
  decoration: string[]
  lost: string[]
}

const part = /\/\w+ << \/MCID (\d+) >> BDC\n(.*?)\nEMC|\/Artifact BMC\n(.*?)\nEMC/gs

/** Reads a PDF as a screen reader does: by its structure. */
export async function pdfReading(file: Buffer): Promise<PdfReading> {
  const document = await PDFDocument.load(file, { updateMetadata: false })
  const { catalog, context } = document
  const characters = charactersIn(pdfContent(file))
  const pages = new Map(document.getPages().map((page) => [page.ref, contentOf(page)]))
  const everything = [...pages.values()].join('\n')
  const shown = (content: string) => shownIn(content, characters)

  function textOf(marked: PDFDict): string[] {
    const content = pages.get(marked.get(PDFName.of('Pg')) as PDFPage['ref']) ?? ''
    const id = marked.lookup(PDFName.of('MCID'), PDFNumber).asNumber()
    const found = [...content.matchAll(part)].find((match) => match[1] === String(id))
    if (!found) throw new Error(`No content has the number ${id}`)
    return shown(found[2] ?? '')
  }

  function read(element: PDFDict): PdfElement {
    const kids = element
      .lookup(PDFName.of('K'), PDFArray)
      .asArray()
      .map((kid) => context.lookup(kid, PDFDict))
    const isPart = (kid: PDFDict) => kid.has(PDFName.of('MCID'))
    const alt = element.lookup(PDFName.of('Alt'))
    const attributes = element.lookup(PDFName.of('A'))
    const scope = attributes instanceof PDFDict && attributes.lookup(PDFName.of('Scope'))
    return {
      role: element.lookup(PDFName.of('S'), PDFName).decodeText(),
      text: kids.filter(isPart).flatMap(textOf).join(' '),
      ...(alt instanceof PDFHexString && { alt: alt.decodeText() }),
      ...(scope instanceof PDFName && { scope: scope.decodeText() }),
      kids: kids.filter((kid) => !isPart(kid)).map(read),
    }
  }

  const tree = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  const [top] = tree.lookup(PDFName.of('K'), PDFArray).asArray()
  return {
    language: (catalog.lookup(PDFName.of('Lang')) as PDFHexString).decodeText(),
    showsTitle: catalog.getViewerPreferences()?.getDisplayDocTitle() ?? false,
    isMarked: String(catalog.lookup(PDFName.of('MarkInfo'))).includes('/Marked true'),
    root: read(context.lookup(top, PDFDict)),
    decoration: [...everything.matchAll(part)].flatMap((match) => shown(match[3] ?? '')),
    lost: shown(everything.replace(part, '')),
  }
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents]
  return streams
    .map((stream) => page.doc.context.lookup(stream))
    .filter((stream) => stream instanceof PDFRawStream)
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    .join('\n')
}

/** Every element of a structure, in the order of reading. */
export const pdfElements = (root: PdfElement): PdfElement[] => [root, ...root.kids.flatMap(pdfElements)]
