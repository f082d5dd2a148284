/** The minus sign, in a place that Windows-1252 leaves empty: its code and its name in the Adobe Glyph List. */
export const paperMinus = { code: 0x81, sign: '−', glyph: 'minus' } as const

/** What our typefaces have of Windows-1252. */
const ours = /[ -~\u00a0-\u00a3\u00a5-\u00ac\u00ae-\u00ffŒœˆ˜–—‘’‚“”„•…‹›€™]/

const decoder = new TextDecoder('windows-1252')
const characterAt = (code: number) =>
  code === paperMinus.code ? paperMinus.sign : decoder.decode(Uint8Array.of(code))

/**
 * The characters of documents by their codes, one byte each, so that a PDF needs no other encoding: Windows-1252 as
 * far as our typefaces have it, and the minus sign.
 */
export const paperCharacters: ReadonlyMap<number, string> = new Map(
  Array.from({ length: 0x100 }, (_, code): [number, string] => [code, characterAt(code)]).filter(
    ([code, character]) => code === paperMinus.code || ours.test(character),
  ),
)

const codes = new Map([...paperCharacters].map(([code, character]) => [character, code]))

/** The codes of a text; a letter with a mark that is not ours loses the mark, anything else becomes '?'. */
export function paperCodes(text: string): number[] {
  const found: number[] = []
  for (const character of text.normalize('NFC')) found.push(codes.get(character) ?? codeOf(character))
  return found
}

const codeOf = (character: string) => codes.get(character.normalize('NFD').charAt(0)) ?? 0x3f
