import { searchedText } from '@semaforo/contracts'
import type { CatalogTag } from '@semaforo/learning-kit'
import type { TextRange } from '@semaforo/ui'

export type Found = { tag: CatalogTag; ranges: TextRange[] }

/**
 * The tags whose name contains the query, ignoring accents and case, with the matching ranges of the name
 * (UTF-16 offsets). An empty query matches all.
 */
export function searchTags(tags: CatalogTag[], query: string): Found[] {
  const wanted = fold(searchedText(query)).text
  if (!wanted) return tags.map((tag) => ({ tag, ranges: [] }))
  return tags.flatMap((tag) => {
    const ranges = rangesOf(tag.name, wanted)
    return ranges.length > 0 ? [{ tag, ranges }] : []
  })
}

function rangesOf(name: string, wanted: string): TextRange[] {
  const { text, origin } = fold(name)
  const ranges: TextRange[] = []
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length))
    ranges.push([origin[at] ?? 0, origin[at + wanted.length] ?? name.length])
  return ranges
}

/** The text without accents and case, and the offset in the original of each of its characters. */
function fold(original: string): { text: string; origin: number[] } {
  let text = ''
  const origin: number[] = []
  let at = 0
  for (const character of original) {
    const plain = character
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase()
    for (let index = 0; index < plain.length; index++) origin.push(at)
    text += plain
    at += character.length
  }
  return { text, origin: [...origin, original.length] }
}
