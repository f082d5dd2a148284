import dictionary from 'dictionary-es-mx'
import nspell from 'nspell'
import type { Text } from './spanish-texts.ts'

/** A word that neither the dictionary nor our list knows, and where it stands first. */
export type Unknown = { word: string; path: string; line: number }

/**
 * Checks texts against the Spanish dictionary of Mexico.
 * @param own words that are right here and that the dictionary has not; in small letters also with a capital one
 * @returns each unknown word once, and the words of our list that no text uses
 */
export function unknownWords(texts: readonly Text[], own: readonly string[]) {
  const spelling = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic))
  const needed = new Set<string>()
  const unknown = new Map<string, Unknown>()
  for (const { path, line, text } of texts) {
    for (const word of text.match(/\p{L}{2,}/gu) ?? []) {
      if (spelling.correct(word) || spelling.correct(word.toLowerCase())) continue
      const listed = [word, word.toLowerCase()].find((form) => own.includes(form))
      if (listed) needed.add(listed)
      else if (!unknown.has(word)) unknown.set(word, { word, path, line })
    }
  }
  return { unknown: [...unknown.values()], needless: own.filter((word) => !needed.has(word)) }
}
