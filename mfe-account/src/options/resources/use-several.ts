import { useBulk } from '../bulk/use-bulk.ts'
import { useSelection } from '../bulk/use-selection.ts'
import { refreshResources } from './use-resources.ts'

type Item = { id: number; retired: boolean }

/** Retires or restores several items at once, each as it is by then: its version changes with every edit. */
export function useSeveral<Edited extends Item>(
  items: readonly Edited[],
  retire: (item: Edited, retired: boolean) => Promise<unknown>,
) {
  const selection = useSelection<Edited>()
  const byId = new Map(items.map((item) => [item.id, item]))
  const current = (item: Edited) => byId.get(item.id) ?? item
  const bulk = useBulk(selection, {
    stateOf: (item) => current(item).retired,
    change: (item, out) => retire(current(item), out),
    changed: () => void refreshResources(),
  })
  return { selection, bulk }
}
