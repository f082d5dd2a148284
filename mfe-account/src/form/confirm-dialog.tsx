import { Button, Dialog } from '@semaforo/ui'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './confirm-dialog.module.css'
import type { Failure } from './failure.ts'
import { FailureNotice } from './failure-notice.tsx'
import { texts } from './form.texts.ts'

type Props = {
  open: boolean
  /** The question. */
  title: string
  /** The consequences. */
  children: ReactNode
  /** Fields to fill in before confirming. */
  fields?: ReactNode
  /** The action, in the words of the button that opened the dialog. */
  confirm: string
  /** `danger` by default: what the action takes away. */
  tone?: 'danger' | 'primary'
  busy: boolean
  failure: Failure | undefined
  /** Submitting this form confirms. */
  form: ComponentProps<'form'>
  onCancel: () => void
}

/**
 * Asks before an action with consequences. The focus starts at the first field, or else at the cancel
 * button, and returns afterwards to where it was. It stays open while the action is under way: closing it would look
 * as if that were cancelled.
 */
export function ConfirmDialog(props: Props) {
  const { open, title, children, fields, confirm, tone = 'danger', busy, failure, form, onCancel } = props
  const id = useId()
  return (
    <Dialog
      title={title}
      open={open}
      aria-describedby={id}
      onCancel={(event) => {
        if (busy) event.preventDefault()
      }}
      // Browsers let a page prevent only the first of several presses of Escape.
      onClose={({ currentTarget }) => (open && busy ? currentTarget.showModal() : onCancel())}
    >
      <form {...form} className={styles.words}>
        <div id={id} className={styles.words}>
          {children}
        </div>
        {fields}
        <FailureNotice failure={failure} />
        <footer className={styles.buttons}>
          <Button variant="secondary" aria-disabled={busy} onClick={busy ? undefined : onCancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant={tone} loading={busy}>
            {confirm}
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
