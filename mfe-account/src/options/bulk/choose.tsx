import styles from './bulk.module.css'
import type { Selection } from './use-selection.ts'

type Props<Item extends { id: string | number }> = { item: Item; label: string; selection: Selection<Item> }

/** Chooses one item of a list. */
export function Choose<Item extends { id: string | number }>({ item, label, selection }: Props<Item>) {
  return (
    <label className={styles.choose}>
      <input
        type="checkbox"
        aria-label={label}
        checked={selection.has(item.id)}
        onChange={() => selection.toggle(item)}
      />
    </label>
  )
}
