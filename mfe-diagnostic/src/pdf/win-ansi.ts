/** The signs of the codes 128 to 159; the others are those of Latin-1. A blank stands where there is none. */
const high = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** A text in the code of the standard fonts. A sign that they lack is its nearest one, or a question mark. */
export function winAnsi(text: string): number[] {
  return [...text].map((sign) => {
    const code = sign.codePointAt(0) ?? 0
    if (sign === '\u2212') return 45
    if (sign === '\u00a0') return 32
    if ((code >= 32 && code < 127) || (code > 160 && code < 256)) return code
    const at = high.indexOf(sign)
    return at === -1 ? 63 : 128 + at
  })
}
