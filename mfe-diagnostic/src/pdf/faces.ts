import {
  extendedCharacters,
  extendedGlyphs,
  type PaperRun,
  paperAdditions,
  paperCharacters,
  paperFaces,
  paperRuns,
} from '@semaforo/ui/paper'
import {
  beginText,
  endText,
  moveText,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFOperator,
  PDFRawStream,
  type PDFRef,
  type RGB,
  setFillingColor,
  setFontAndSize,
  showText,
} from 'pdf-lib'

export type Face = keyof typeof paperFaces
export type EmbeddedFace = {
  ref: PDFRef
  /** In points. */
  widthOf: (text: string, size: number) => number
}

type PaperFace = (typeof paperFaces)[Face]

/** Unpacked when the module is loaded, so that a press of the button finds it done. */
const unpacked = ({ widths, file }: PaperFace) => ({
  widths: widths.split(' ').map(Number),
  bytes: Uint8Array.from(atob(file), (character) => character.charCodeAt(0)),
})
const files: Record<Face, ReturnType<typeof unpacked>> = {
  text: unpacked(paperFaces.text),
  bold: unpacked(paperFaces.bold),
  heading: unpacked(paperFaces.heading),
  extended: unpacked(paperFaces.extended),
}

/** Embeds our typefaces: as they are, since they have only what documents use. */
export function embedFaces(document: PDFDocument): Record<Face, EmbeddedFace> {
  const { context } = document
  const latin = {
    toUnicode: context.register(context.flateStream(latinMap)),
    encoding: context.register(
      context.obj({
        Type: 'Encoding',
        BaseEncoding: 'WinAnsiEncoding',
        Differences: paperAdditions.flatMap(({ code, glyph }) => [code, glyph]),
      }),
    ),
  }
  const extended = {
    toUnicode: context.register(context.flateStream(extendedMap)),
    encoding: context.register(
      context.obj({
        Type: 'Encoding',
        Differences: [Math.min(...extendedCharacters.keys()), ...extendedGlyphs.split(' ')],
      }),
    ),
  }
  const embed = (face: Face, { toUnicode, encoding } = latin): EmbeddedFace => {
    const { name, ascent, descent, capHeight, box, length } = paperFaces[face]
    const { widths, bytes } = files[face]
    const dict = context.obj({ Length: bytes.length, Length1: length, Filter: 'FlateDecode' })
    const descriptor = context.obj({
      Type: 'FontDescriptor',
      FontName: subsetName(name),
      // The characters are those of Latin scripts.
      Flags: 32,
      FontBBox: box,
      ItalicAngle: 0,
      Ascent: ascent,
      Descent: descent,
      CapHeight: capHeight,
      StemV: 80,
      FontFile2: context.register(PDFRawStream.of(dict, bytes)),
    })
    const font = context.obj({
      Type: 'Font',
      Subtype: 'TrueType',
      BaseFont: subsetName(name),
      FirstChar: 0,
      LastChar: 255,
      Widths: widths,
      FontDescriptor: context.register(descriptor),
      Encoding: encoding,
      ToUnicode: toUnicode,
    })
    return { ref: context.register(font), widthOf: widthsOf(face) }
  }
  return {
    text: embed('text'),
    bold: embed('bold'),
    heading: embed('heading'),
    extended: embed('extended', extended),
  }
}

/** Measures texts in a face, each of them once: most are words, which come again. */
function widthsOf(face: Face): EmbeddedFace['widthOf'] {
  const { widths } = files[face]
  const known = new Map<string, number>()
  return (text, size) => {
    const width =
      known.get(text) ??
      paperRuns(text)
        .flatMap(({ isExtended, codes }) =>
          codes.map((code) => (isExtended ? files.extended.widths : widths)[code] ?? 0),
        )
        .reduce((sum, width) => sum + width, 0)
    known.set(text, width)
    return (width * size) / 1000
  }
}

/** A part of a text as the operand of an operator that shows it. */
const shown = ({ codes }: PaperRun) => PDFHexString.of(hex(codes))

const digits = Array.from({ length: 0x100 }, (_, code) => code.toString(16).padStart(2, '0').toUpperCase())
const hex = (codes: readonly number[]) => codes.map((code) => digits[code]).join('')

/** Six letters tell that a font is a subset. */
const subsetName = (name: string) => `SPYMEA+${name}`

/** What each code means, for whoever copies, searches or listens to the text: at most 100 codes a section. */
const unicodeMap = (name: string, characters: typeof paperCharacters) => {
  const rows = [...characters].map(
    ([code, character]) => `<${hex([code])}> <${character.charCodeAt(0).toString(16).padStart(4, '0')}>`,
  )
  const sections: string[] = []
  for (let from = 0; from < rows.length; from += 100) {
    const part = rows.slice(from, from + 100)
    sections.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /${name} def
/CMapType 2 def
1 begincodespacerange
<00> <FF>
endcodespacerange
${sections.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}

const latinMap = unicodeMap('Latin', paperCharacters)
const extendedMap = unicodeMap('LatinExtended', extendedCharacters)

const extended: Face = 'extended'

/** Shows a text with its baseline starting at x and y; the letters that the font lacks are of the fallback face. */
export const textOperators = (
  text: string,
  x: number,
  y: number,
  font: PDFName,
  size: number,
  color: RGB,
): PDFOperator[] => [
  beginText(),
  setFillingColor(color),
  moveText(x, y),
  ...paperRuns(text).flatMap((run) => [
    setFontAndSize(run.isExtended ? PDFName.of(extended) : font, size),
    showText(shown(run)),
  ]),
  endText(),
]
