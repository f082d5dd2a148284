import { orderCatalog } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { useEffect, useState } from 'react'
import { useAction } from '../../form/use-action.ts'
import { texts } from './texts.ts'
import { refreshResources } from './use-resources.ts'

/** Debounce between the last move and saving the order. */
const pauseMs = 600

/**
 * The items in their new order, shown at once (optimistic update) and saved when the moves pause.
 * @returns `reorder` to move them: all ids in their new order
 */
export function useSavedOrder<Item extends { id: number }>(
  kind: 'tag' | 'roadmap',
  items: Item[],
  onSaved: () => void,
) {
  const [order, reorder] = useState<number[]>()
  const { busy, failure, run } = useAction(texts.orderFailed, async (ids: number[]) => {
    try {
      await request(orderCatalog, { body: { kind, ids } })
      onSaved()
    } finally {
      await refreshResources()
      reorder((now) => (now === ids ? undefined : now))
    }
  })
  useEffect(() => {
    if (!order || busy) return
    const save = setTimeout(() => void run(order), pauseMs)
    return () => clearTimeout(save)
  })
  return { ordered: inOrder(items, order), failure, reorder }
}

/** An item created since the order was set comes last. */
function inOrder<Item extends { id: number }>(items: Item[], order: readonly number[] | undefined): Item[] {
  if (!order) return items
  const positionOf = ({ id }: Item) => (order.includes(id) ? order.indexOf(id) : order.length)
  return items.toSorted((one, other) => positionOf(one) - positionOf(other))
}
