import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { EllipsisVertical } from '../icons.ts'
import styles from './action-menu.module.css'
import { IconButton } from './icon-button.tsx'

type Action = {
  text: string
  /** What a screen reader says: the action and whom or what it is done to. */
  label: string
  tone?: 'danger'
  onSelect: () => void
}

export type ActionMenuProps = {
  label: string
  /** While one of these actions is under way. */
  busy?: boolean
  /** While no action can be begun. */
  waits?: boolean
  items: readonly Action[]
  className?: string | undefined
}

/** A button that opens the actions on a row of a list. */
export function ActionMenu({ label, busy, waits, items, className }: ActionMenuProps) {
  const id = useId()
  return (
    <>
      <IconButton
        label={label}
        popoverTarget={id}
        aria-busy={busy}
        className={classNames(styles.button, className)}
      >
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
