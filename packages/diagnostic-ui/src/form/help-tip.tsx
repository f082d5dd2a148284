import type { KeyboardEvent } from 'react'
import styles from './help-tip.module.css'

/** Why the explanation of a field is shown: the mouse is over its '?', or the person asked for it. */
export type Help = 'hovered' | 'asked' | undefined

type Props = {
  id: string
  label: string
  shown: Help
  onHelp: (shown: Help) => void
  children: string
}

/**
 * A '?' that explains a term on hover, click or tap. Tab passes over it, from field to field: the keyboard has F1 in
 * the field. What was asked for stays until it is closed, so that no press elsewhere moves what it is aimed at.
 */
export function HelpTip({ id, label, shown, onHelp, children }: Props) {
  return (
    <span
      className={styles.tip}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onHelp(shown ?? 'hovered')}
      onPointerLeave={() => onHelp(shown === 'asked' ? shown : undefined)}
    >
      <button
        type="button"
        className={styles.button}
        tabIndex={-1}
        aria-label={label}
        aria-expanded={shown !== undefined}
        aria-controls={id}
        onClick={() => onHelp(shown === 'asked' ? undefined : 'asked')}
        onKeyDown={helpKeys(shown, onHelp)}
      >
        <span className={styles.sign}>?</span>
      </button>
      <span id={id} role="tooltip" hidden={!shown} className={styles.text}>
        {children}
      </span>
    </span>
  )
}

/** F1 shows and hides an explanation, Escape hides it. */
export const helpKeys = (shown: Help, onHelp: Props['onHelp']) => (event: KeyboardEvent) => {
  if (event.key !== 'F1' && !(event.key === 'Escape' && shown)) return
  // The next Escape is for the dialog that the form may be in.
  event.preventDefault()
  onHelp(shown ? undefined : 'asked')
}
