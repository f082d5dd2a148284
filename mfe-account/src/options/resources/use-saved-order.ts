import { orderCatalog } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '../../form/use-action.ts'
import { texts } from './texts.ts'
import { refreshResources } from './use-resources.ts'

/** Debounce between the last move and saving the order. */
const pauseMs = 600

/**
 * The items in their new order, shown at once (optimistic update) and saved when the moves pause.
 * @param onSaved told the order before the moves that were saved
 * @returns `reorder` to move them: all ids in their new order
 */
export function useSavedOrder<Item extends { id: number }>(
  kind: 'tag' | 'roadmap',
  items: Item[],
  onSaved: (before: number[] | undefined) => void,
) {
  const [order, setOrder] = useState<number[]>()
  const before = useRef<number[]>(undefined)
  const { busy, failure, run, again } = useAction(texts.orderFailed, async (ids: number[]) => {
    const was = before.current
    before.current = undefined
    try {
      await request(orderCatalog, { body: { kind, ids } })
      onSaved(was)
    } finally {
      await refreshResources()
      setOrder((now) => (now === ids ? undefined : now))
    }
  })
  useEffect(() => {
    if (!order || busy) return
    const save = setTimeout(() => void run(order), pauseMs)
    return () => clearTimeout(save)
  })
  const ordered = inOrder(items, order)
  return {
    ordered,
    failure,
    again,
    reorder(ids: number[]) {
      before.current ??= ordered.map(({ id }) => id)
      setOrder(ids)
    },
  }
}

/** An item created since the order was set comes last. */
function inOrder<Item extends { id: number }>(items: Item[], order: readonly number[] | undefined): Item[] {
  if (!order) return items
  const positionOf = ({ id }: Item) => (order.includes(id) ? order.indexOf(id) : order.length)
  return items.toSorted((one, other) => positionOf(one) - positionOf(other))
}
