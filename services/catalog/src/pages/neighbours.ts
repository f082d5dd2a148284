/** What comes before and after an item of a list, as links; the ends have one alone. */
export function neighboursOf<Item, Link>(
  list: readonly Item[],
  item: Item,
  linkOf: (item: Item) => Link,
): { previous?: Link; next?: Link } {
  const at = list.indexOf(item)
  const previous = list[at - 1]
  const next = list[at + 1]
  return { ...(previous && { previous: linkOf(previous) }), ...(next && { next: linkOf(next) }) }
}
