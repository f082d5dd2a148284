import { useId, useState } from 'react'
import styles from './help-tip.module.css'

/** A '?' that explains a term on hover, focus or tap. Escape closes it. */
export function HelpTip({ label, children }: { label: string; children: string }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only repeats what its button does
    <span className={styles.tip} onMouseEnter={() => setOpen(true)} onMouseLeave={() => setOpen(false)}>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-describedby={id}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return
          // The next Escape is for the dialog that the form may be in.
          event.preventDefault()
          setOpen(false)
        }}
      >
        <span className={styles.sign}>?</span>
      </button>
      <span id={id} role="tooltip" hidden={!open} className={styles.text}>
        {children}
      </span>
    </span>
  )
}
