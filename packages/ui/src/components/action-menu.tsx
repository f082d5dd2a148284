import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronDown, EllipsisVertical } from '../icons.ts'
import styles from './action-menu.module.css'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

type Action = {
  text: string
  /** What a screen reader says: the action and whom or what it is done to. */
  label: string
  tone?: 'danger'
  /** Whether it is what is on the screen already. */
  current?: boolean
  onSelect: () => void
}

export type ActionMenuProps = {
  label: string
  /** The text of the button, in place of an icon. */
  text?: string
  /** While one of these actions is under way. */
  busy?: boolean
  /** While no action can be begun. */
  waits?: boolean
  items: readonly Action[]
  className?: string | undefined
}

/** A button that opens a menu: the actions on a row of a list, or what else there is to see. */
export function ActionMenu({ label, text, busy, waits, items, className }: ActionMenuProps) {
  const id = useId()
  return (
    <>
      {text ? (
        <Button
          size="small"
          variant="secondary"
          popoverTarget={id}
          className={classNames(styles.text, className)}
        >
          {text}
          <ChevronDown />
        </Button>
      ) : (
        <IconButton
          label={label}
          popoverTarget={id}
          aria-busy={busy}
          className={classNames(styles.button, className)}
        >
          <EllipsisVertical />
        </IconButton>
      )}
      <ul id={id} popover="auto" aria-label={label} className={styles.menu}>
        {items.map(({ text, label, tone, current, onSelect }) => (
          <li key={label}>
            <button
              type="button"
              className={tone && styles.danger}
              aria-disabled={waits}
              aria-label={label}
              aria-current={current}
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
