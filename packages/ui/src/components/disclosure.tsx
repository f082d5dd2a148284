import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import styles from './disclosure.module.css'

export type DisclosureProps = {
  /** The text of the button that shows and hides the children. */
  title: ReactNode
  /** The level of the heading that holds the button. */
  level?: 2 | 3 | 4
  defaultOpen?: boolean
  /** A line under the title that is visible whether open or closed. */
  note?: ReactNode
  /** At the end of the title's row, outside of the button: a heart, a badge. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A title that is a button and toggles the content below it. */
export function Disclosure({
  title,
  level = 3,
  defaultOpen = false,
  note,
  aside,
  className,
  children,
}: DisclosureProps) {
  const [open, setOpen] = useState(defaultOpen)
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <div className={className}>
      <div className={styles.row}>
        <Heading className={styles.heading}>
          <button
            type="button"
            className={styles.button}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <ChevronDown />
            <span>{title}</span>
          </button>
        </Heading>
        {aside}
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <div id={id} hidden={!open} className={styles.region}>
        {children}
      </div>
    </div>
  )
}
