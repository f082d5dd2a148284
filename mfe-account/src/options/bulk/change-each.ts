/** What became of each. */
export type Outcome<Item> = { done: Item[]; failed: { item: Item; error: unknown }[] }

/** Changes one after another; what fails does not hold up the others. */
export async function changeEach<Item>(
  items: readonly Item[],
  change: (item: Item) => Promise<unknown>,
  onProgress: (processedCount: number) => void,
): Promise<Outcome<Item>> {
  const outcome: Outcome<Item> = { done: [], failed: [] }
  for (const item of items) {
    try {
      await change(item)
      outcome.done.push(item)
    } catch (error) {
      outcome.failed.push({ item, error })
    }
    onProgress(outcome.done.length + outcome.failed.length)
  }
  return outcome
}
