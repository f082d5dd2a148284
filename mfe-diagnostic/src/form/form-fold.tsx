import { texts } from '@semaforo/diagnostic-ui'
import { Button, classNames, Notice } from '@semaforo/ui'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { FoldToggle } from '../fold-toggle.tsx'
import styles from './form-fold.module.css'

type Props = {
  /** Whether there is a result, without which the form cannot be folded. */
  foldable: boolean
  open: boolean
  busy: boolean
  /** What replaced the previous contents of the form, if they can be restored. */
  replaced: keyof typeof texts.form.replaced | undefined
  onToggle: () => void
  onReset: () => void
  onUndo: () => void
  /** Puts the focus into the form. */
  focusForm: () => void
  children: ReactNode
}

/** The form behind one line, 'Actualizar mis cifras', while its result is what matters. It keeps all that was typed. */
export function FormFold({
  foldable,
  open,
  busy,
  replaced,
  onToggle,
  onReset,
  onUndo,
  focusForm,
  children,
}: Props) {
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  // The buttons that replace the form's contents disappear with their click: the focus moves to what takes their place.
  const isFocusLost = useRef(false)
  const act = (action: () => void) => {
    isFocusLost.current = true
    action()
  }
  useEffect(() => {
    if (!isFocusLost.current) return
    isFocusLost.current = false
    if (toggle.current) toggle.current.focus()
    else focusForm()
  })
  return (
    <div className={classNames(styles.fold, foldable && 'screen-only')}>
      {foldable && (
        <div className={styles.row}>
          <FoldToggle ref={toggle} aria-expanded={open} aria-controls={id} onClick={onToggle}>
            {texts.form.folded}
          </FoldToggle>
          {!open && (
            <Button size="small" variant="secondary" disabled={busy} onClick={() => act(onReset)}>
              {texts.form.reset}
            </Button>
          )}
        </div>
      )}
      {!open && replaced && (
        <Notice role="status">
          <span className={styles.row}>
            <span>{texts.form.replaced[replaced]}</span>
            <Button size="small" variant="secondary" onClick={() => act(onUndo)}>
              {texts.form.undo}
            </Button>
          </span>
        </Notice>
      )}
      <div id={id} hidden={!open}>
        {children}
      </div>
    </div>
  )
}
