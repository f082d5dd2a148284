import { slugOf } from '../content/slug.ts'
import type { CatalogItem } from '../item.ts'
import { nameTaken } from './refusals.ts'

const nameOf = (item: CatalogItem) => (item.kind === 'tag' ? item.name : item.title)

/**
 * @throws {ProblemError} 409 where another item of the same kind that is shown is called the same
 */
export function requireOwnName(item: CatalogItem, others: readonly CatalogItem[]): void {
  const slug = slugOf(nameOf(item))
  const same = others.some(
    (other) => other.id !== item.id && !other.retired && slugOf(nameOf(other)) === slug,
  )
  if (same) throw nameTaken(item.kind)
}

/** An address that no item has: that of the name, with a number behind where it is taken. */
export function freeSlug(name: string, others: readonly CatalogItem[]): string {
  const taken = new Set(others.map(({ slug }) => slug))
  const slug = slugOf(name)
  for (let number = 2; ; number++) {
    const candidate = number === 2 && !taken.has(slug) ? slug : `${slug}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}
