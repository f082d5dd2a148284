/** Words that say nothing of what is searched for. */
const empty = new Set(
  'a al como con cual cuales cuando cuanto cuanta de del el en es esta este hay la las lo los mas me mi mis no o para por que se si sin su sus te tu tus un una y ya'.split(
    ' ',
  ),
)

/** A word as it is compared: without accents and case; null for one that says nothing. */
export function comparable(word: string): string | null {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return empty.has(plain) ? null : plain
}

/** How many letters may be wrong in a word of this length, missing, or too many. */
export function typos(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

export type Word = { text: string; from: number; to: number }

/** The words of a text, with their UTF-16 offsets. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: word,
    from: index,
    to: index + word.length,
  }))
}
