/** In places that Windows-1252 leaves empty: the minus and the Turkish dotless i, with their names in the Adobe Glyph List. */
export const paperAdditions = [
  { code: 0x81, character: '−', glyph: 'minus' },
  { code: 0x8d, character: 'ı', glyph: 'dotlessi' },
] as const

/** What our typefaces have of Windows-1252. */
const ours = /[ -~\u00a0-\u00a3\u00a5-\u00ac\u00ae-\u00ffŒœˆ˜–—‘’‚“”„•…‹›€™]/

const decoder = new TextDecoder('windows-1252')
/**
 * The characters of documents by their codes, one byte each, so that a PDF needs no other encoding: Windows-1252 as
 * far as our typefaces have it, and `paperAdditions`.
 */
export const paperCharacters: ReadonlyMap<number, string> = new Map([
  ...Array.from({ length: 0x100 }, (_, code): [number, string] => [
    code,
    decoder.decode(Uint8Array.of(code)),
  ]).filter(([, character]) => ours.test(character)),
  ...paperAdditions.map(({ code, character }): [number, string] => [code, character]),
])

const codes = new Map([...paperCharacters].map(([code, character]) => [character, code]))

const latinExtended = String.fromCodePoint(...Array.from({ length: 0x80 }, (_, at) => 0x100 + at))

/** The letters of the fallback face by their codes, one byte each: those of Latin Extended-A that it has, and of Romanian. */
export const extendedCharacters: ReadonlyMap<number, string> = new Map(
  [...`${latinExtended}ȘșȚț`]
    .filter((letter) => !codes.has(letter) && !'Ĳĳŉſ'.includes(letter))
    .map((letter, at): [number, string] => [0x20 + at, letter]),
)

const extendedCodes = new Map([...extendedCharacters].map(([code, letter]) => [letter, code]))

/** A part of a text in one face: our own or the fallback. */
export type PaperRun = { isExtended: boolean; codes: number[] }

/** The parts of a text; a letter with a mark that no face has loses the mark, anything else is left out. */
export function paperRuns(text: string): PaperRun[] {
  const runs: PaperRun[] = []
  for (const character of text.normalize('NFC')) {
    const extended = extendedCodes.get(character)
    const code = extended ?? codes.get(character) ?? codes.get(character.normalize('NFD').charAt(0))
    if (code === undefined) continue
    const isExtended = extended !== undefined
    const last = runs.at(-1)
    if (last?.isExtended === isExtended) last.codes.push(code)
    else runs.push({ isExtended, codes: [code] })
  }
  return runs
}

/** A text in one line, with the characters that documents can draw. */
export const paperText = (text: string): string =>
  paperRuns(text.replace(/\s+/g, ' '))
    .flatMap(({ isExtended, codes }) =>
      codes.map((code) => (isExtended ? extendedCharacters : paperCharacters).get(code)),
    )
    .join('')
    .replace(/ +/g, ' ')
    .trim()
