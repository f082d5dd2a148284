import { Button, Disclosure } from '@semaforo/ui'
import type { ReactNode } from 'react'
import styles from './resources.module.css'
import { texts } from './resources.texts.ts'

type Props<Item> = {
  items: Item[]
  nameOf: (item: Item) => string
  /** What chooses an item together with others. */
  choose: (item: Item) => ReactNode
  /** While an item is being retired or restored: one at a time. */
  busy: boolean
  onRestore: (item: Item) => void
}

/** The retired items, which can be restored. */
export function RetiredItems<Item extends { id: number }>(props: Props<Item>) {
  const { items, nameOf, choose, busy, onRestore } = props
  if (items.length === 0) return null
  return (
    <Disclosure title={texts.retiredOnes(items.length)} level={4}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <div className={styles.row}>
              <p className={styles.grow}>
                {choose(item)} {nameOf(item)}
              </p>
              <Button
                size="small"
                variant="secondary"
                className={styles.turn ?? ''}
                aria-disabled={busy}
                aria-label={texts.restoreLabel(nameOf(item))}
                onClick={() => onRestore(item)}
              >
                {texts.restore}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
