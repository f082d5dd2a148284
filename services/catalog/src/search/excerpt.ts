import type { FoundScene } from '@semaforo/contracts'
import { comparable, wordsOf } from './words.ts'

/** How much of a text is shown before the first word that was found, and in all. */
const before = 50
const longest = 160

/** The part of a text around the first of these words, cut at spaces, and where they are in it. */
export function excerptOf(
  text: string,
  found: ReadonlySet<string>,
): { text: string; words: FoundScene['words'] } {
  const hits = wordsOf(text).filter((word) => found.has(comparable(word.text) ?? ''))
  const first = hits[0]?.from ?? 0
  const from = first <= before ? 0 : text.indexOf(' ', first - before) + 1
  const to = from + longest >= text.length ? text.length : text.lastIndexOf(' ', from + longest)
  const [start, end] = [from > 0 ? '… ' : '', to < text.length ? ' …' : '']
  const shift = start.length - from
  return {
    text: start + text.slice(from, to) + end,
    words: hits.filter((hit) => hit.to <= to).map((hit) => ({ from: hit.from + shift, to: hit.to + shift })),
  }
}
