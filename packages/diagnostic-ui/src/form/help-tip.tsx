import { type KeyboardEvent, useEffect, useRef } from 'react'
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
 * A '?' that explains a term on hover, click or tap, over what is above the field. Tab passes over it, from field to
 * field: the keyboard has F1 in the field. What was asked for is shown until Escape, or a press or focus elsewhere.
 */
export function HelpTip({ id, label, shown, onHelp, children }: Props) {
  const tip = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!shown) return
    const ending = new AbortController()
    const { signal } = ending
    const closeElsewhere = ({ target }: Event) => {
      if (!tip.current?.contains(target as Node)) onHelp(undefined)
    }
    document.addEventListener('pointerdown', closeElsewhere, { signal })
    document.addEventListener('focusin', closeElsewhere, { signal })
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        // The next Escape is for the dialog that the form may be in.
        event.preventDefault()
        onHelp(undefined)
      },
      { signal },
    )
    return () => ending.abort()
  }, [shown, onHelp])
  return (
    <span
      ref={tip}
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
        onKeyDown={f1Key(shown, onHelp)}
      >
        <span className={styles.sign}>?</span>
      </button>
      <span id={id} role="tooltip" hidden={!shown} className={styles.text}>
        {children}
      </span>
    </span>
  )
}

/** F1 shows and hides an explanation. */
export const f1Key = (shown: Help, onHelp: Props['onHelp']) => (event: KeyboardEvent) => {
  if (event.key !== 'F1') return
  event.preventDefault()
  onHelp(shown ? undefined : 'asked')
}
