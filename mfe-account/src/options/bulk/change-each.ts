import { hasCode } from '../../form/failure.ts'

/** What became of each. */
export type Outcome<Item> = { done: Item[]; failed: { item: Item; error: unknown }[] }

/** Changes one after another; what fails does not hold up the others, unless the admin will not prove who they are. */
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
      const others = items.slice(outcome.done.length + outcome.failed.length)
      const unproven = hasCode(error, 'proof-needed')
      outcome.failed.push(...(unproven ? others : [item]).map((each) => ({ item: each, error })))
      if (unproven) break
    }
    onProgress(outcome.done.length + outcome.failed.length)
  }
  return outcome
}
