import { useState } from 'react'

const none: ReadonlyMap<never, never> = new Map<never, never>()

/** What an admin has chosen of a list, also of parts of it that are not shown. */
export function useSelection<Item extends { id: string | number }>() {
  const [chosen, setChosen] = useState<ReadonlyMap<Item['id'], Item>>(none)
  const byId = (items: readonly Item[]) => items.map((item) => [item.id, item] as const)
  return {
    chosen: [...chosen.values()],
    /** Whether anything was ever chosen. */
    used: chosen !== none,
    has: (id: Item['id']) => chosen.has(id),
    toggle(item: Item) {
      const next = new Map(chosen)
      if (!next.delete(item.id)) next.set(item.id, item)
      setChosen(next)
    },
    add: (items: readonly Item[]) => setChosen(new Map([...chosen, ...byId(items)])),
    /** Brings a chosen item up to date; null where it is gone. */
    update(id: Item['id'], change: Partial<Item> | null) {
      setChosen((before) => {
        const item = before.get(id)
        if (!item) return before
        const next = new Map(before)
        if (change) next.set(id, { ...item, ...change })
        else next.delete(id)
        return next
      })
    },
    keep: (items: readonly Item[]) => setChosen(new Map(byId(items))),
  }
}
export type Selection<Item extends { id: string | number }> = ReturnType<typeof useSelection<Item>>
