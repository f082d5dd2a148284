import { useState } from 'react'
import { changeEach, type Outcome } from './change-each.ts'
import type { Selection } from './use-selection.ts'

type Listed = { id: string | number }
/** Which state the chosen items get, and those that it changes. */
export type Plan<Item> = { state: boolean; items: Item[] }
type Ended<Item> = Outcome<Item> & { state: boolean }

/** One of two states of an item: how it is read, and changed. */
type Change<Item> = {
  stateOf: (item: Item) => boolean
  change: (item: Item, state: boolean) => Promise<unknown>
  /** After the last of several changes. */
  changed: () => void
}

/** Sets the state of the chosen items, after a question; what could not be changed stays chosen. */
export function useBulk<Item extends Listed>(
  selection: Selection<Item>,
  { stateOf, change, changed }: Change<Item>,
) {
  const [asked, setAsked] = useState<Plan<Item>>()
  const [processedCount, setProcessedCount] = useState<number>()
  const [ended, setEnded] = useState<Ended<Item>>()

  async function run({ state, items }: Plan<Item>) {
    if (processedCount !== undefined) return
    setEnded(undefined)
    setProcessedCount(0)
    const outcome = await changeEach(items, (item) => change(item, state), setProcessedCount)
    setProcessedCount(undefined)
    setAsked(undefined)
    setEnded({ ...outcome, state })
    selection.keep(outcome.failed.map(({ item }) => item))
    changed()
  }

  return {
    asked,
    /** How many of those that are being changed are done or refused. */
    processedCount,
    ended,
    planFor: (state: boolean): Plan<Item> => ({
      state,
      items: selection.chosen.filter((item) => stateOf(item) !== state),
    }),
    ask: setAsked,
    cancel: () => setAsked(undefined),
    run,
  }
}
export type Bulk<Item extends Listed> = ReturnType<typeof useBulk<Item>>
