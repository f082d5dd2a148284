import { orderCatalog } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAction } from '../../form/use-action.ts'
import { texts } from './resources.texts.ts'
import { refreshResources } from './use-resources.ts'

/** Debounce between the last move and saving the order. */
const pauseMs = 600

/**
 * The items in their new order, shown at once (optimistic update) and saved when the moves pause, or when one leaves.
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
  const unsaved = useRef<number[]>(undefined)
  const saving = useRef<Promise<unknown>>(undefined)
  const save = (order: number[]) => {
    unsaved.current = undefined
    // The server takes exactly what is listed: an item may have been retired or created since the order was set.
    const ids = inOrder(items, order).map(({ id }) => id)
    saving.current = request(orderCatalog, { body: { kind, ids } }).finally(refreshResources)
    return saving.current
  }
  const { busy, failure, run, again } = useAction(texts.orderFailed, async (ids: number[]) => {
    const was = before.current
    before.current = undefined
    try {
      await save(ids)
      onSaved(was)
    } finally {
      setOrder((now) => (now === ids ? undefined : now))
    }
  })
  useEffect(() => {
    if (!order || busy) return
    const pause = setTimeout(() => void run(order), pauseMs)
    return () => clearTimeout(pause)
  })
  const saveOnLeaving = useEffectEvent(async () => {
    const ids = unsaved.current
    if (!ids) return
    // One order after the other: the last one stands.
    await saving.current?.catch(() => undefined)
    await save(ids).catch(reportError)
  })
  useEffect(() => () => void saveOnLeaving(), [])
  const ordered = inOrder(items, order)
  return {
    ordered,
    failure,
    again,
    reorder(ids: number[]) {
      before.current ??= ordered.map(({ id }) => id)
      unsaved.current = ids
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
