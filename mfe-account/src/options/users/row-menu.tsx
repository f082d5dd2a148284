import { EllipsisVertical, IconButton } from '@semaforo/ui'
import { useId } from 'react'
import styles from './users.module.css'

type Item = {
  text: string
  /** What a screen reader says: the action and whom it is done to. */
  label: string
  tone?: 'danger'
  onSelect: () => void
}

type Props = {
  label: string
  /** While the action of this row is under way. */
  busy: boolean
  /** While no action can be begun. */
  waits: boolean
  items: readonly Item[]
}

/** A button that opens the actions on a row. */
export function RowMenu({ label, busy, waits, items }: Props) {
  const id = useId()
  return (
    <>
      <IconButton label={label} popoverTarget={id} aria-busy={busy} className={styles.menuButton}>
        <EllipsisVertical />
      </IconButton>
      <ul id={id} popover="auto" aria-label={label} className={styles.menu}>
        {items.map(({ text, label, tone, onSelect }) => (
          <li key={text}>
            <button
              type="button"
              className={tone && styles.danger}
              aria-disabled={waits}
              aria-label={label}
              onClick={({ currentTarget }) => {
                if (waits) return
                // First, so that the focus is on the button of the menu: a dialog returns it there.
                currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
                onSelect()
              }}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
