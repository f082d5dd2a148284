/** Does work for each item, fifty at once: a slow server has to answer no more calls than that in time. */
export async function inBatches<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < items.length; at += 50) await Promise.all(items.slice(at, at + 50).map(work))
}
