import { writeFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'
import { extendedCharacters, paperCharacters } from '../src/paper/encoding.ts'
import { faces, fontSource } from './faces.ts'

/** The faces of documents: one weight each, since a PDF has no variable fonts. */
const cuts = {
  text: { face: faces.text, weight: 400, name: 'PublicSans-Regular', characters: paperCharacters },
  bold: { face: faces.text, weight: 700, name: 'PublicSans-Bold', characters: paperCharacters },
  heading: {
    face: faces.heading,
    weight: 650,
    name: 'BricolageGrotesque-SemiBold',
    characters: paperCharacters,
  },
  // Bold, as the names that people give are.
  extended: {
    face: { source: '@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2' },
    weight: 700,
    name: 'PublicSansExtended-Bold',
    characters: extendedCharacters,
  },
}

const target = new URL('../src/paper/faces.ts', import.meta.url)

/** The module with the faces of documents. */
export async function paperModule(): Promise<string> {
  const made = await Promise.all(
    Object.entries(cuts).map(async ([key, { face, weight, name, characters }]) => {
      const file = await subsetFont(fontSource(face), [...characters.values()].join(''), {
        targetFormat: 'truetype',
        variationAxes: { wght: weight },
      })
      return `  ${key}: {\n${fieldsOf(file, name, characters)}\n  },`
    }),
  )
  return `/** Made by \`fonts/paper.ts\`. */\nexport const paperFaces = {\n${made.join('\n')}\n}\n
/** The glyphs of \`extendedCharacters\`, by their names in the Adobe Glyph List. */
export const extendedGlyphs =
  '${glyphNames()}'\n`
}

function glyphNames(): string {
  const font = fontkit.create(fontSource(cuts.extended.face)) as fontkit.Font
  return [...extendedCharacters.values()]
    .map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).name)
    .join(' ')
}

function fieldsOf(file: Buffer, name: string, characters: typeof paperCharacters): string {
  const font = fontkit.create(file) as fontkit.Font
  const perMille = (units: number) => Math.round((units * 1000) / font.unitsPerEm)
  const widths = Array.from({ length: 0x100 }, (_, code) => {
    const character = characters.get(code)
    if (character === undefined) return 0
    const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
    if (glyph.id === 0) throw new Error(`${name} has no '${character}'`)
    return perMille(glyph.advanceWidth)
  })
  const { minX, minY, maxX, maxY } = font.bbox
  return [
    `name: '${name}',`,
    `ascent: ${perMille(font.ascent)},`,
    `descent: ${perMille(font.descent)},`,
    `capHeight: ${perMille(font.capHeight)},`,
    `box: [${[minX, minY, maxX, maxY].map(perMille).join(', ')}],`,
    `/** Of each code, in thousandths of the size. */\n    widths:\n      '${widths.join(' ')}',`,
    `/** The TrueType file, deflated and in base 64, and its length. */\n    file: '${deflateSync(file, { level: 9 }).toString('base64')}',`,
    `length: ${file.length},`,
  ]
    .map((line) => `    ${line}`)
    .join('\n')
}

// `node packages/ui/fonts/paper.ts` after a change of characters or typefaces.
if (import.meta.main) writeFileSync(target, await paperModule())
