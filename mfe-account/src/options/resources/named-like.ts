const comparable = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The items whose name contains a text, whatever its accents and case; all of them for a blank one. */
export function namedLike<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  text: string,
): Item[] {
  const wanted = comparable(text.trim())
  return items.filter((item) => comparable(nameOf(item)).includes(wanted))
}
