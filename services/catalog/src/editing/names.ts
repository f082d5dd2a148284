import { slugOf } from '../content/slug.ts'
import type { CatalogItem } from '../item.ts'
import { nameTaken } from './refusals.ts'

const nameOf = (item: CatalogItem) => (item.kind === 'tag' ? item.name : item.title)

/** An item with the key of its name: what two editors write at once is unique by it. */
export const withNameKey = <Item extends CatalogItem>(item: Item): Item => ({
  ...item,
  nameKey: item.retired ? null : slugOf(nameOf(item)),
})

/** @throws {ProblemError} 409 if another current item of the same kind has the same name */
export function requireUniqueName(item: CatalogItem, others: readonly CatalogItem[]): void {
  const slug = slugOf(nameOf(item))
  const same = others.some(
    (other) => other.id !== item.id && !other.retired && slugOf(nameOf(other)) === slug,
  )
  if (same) throw nameTaken(item.kind)
}

/** An unused slug: that of the name, with a number appended if it is taken. */
export function freeSlug(name: string, others: readonly CatalogItem[]): string {
  const taken = new Set(others.map(({ slug }) => slug))
  const slug = slugOf(name)
  for (let number = 2; ; number++) {
    const candidate = number === 2 && !taken.has(slug) ? slug : `${slug}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}
