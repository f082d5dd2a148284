import { ApiError } from '@semaforo/frontend-kit'
import { Button, Dialog, Notice } from '@semaforo/ui'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import styles from './businesses.module.css'
import { businessTexts } from './businesses.texts.ts'

type Props = {
  title: string
  confirm: string
  /** Does it. @returns whether it is done: otherwise the dialog stays. @throws where the site refused or failed */
  act: () => Promise<boolean>
  onClose: () => void
  children: ReactNode
}

/** A dialog with a short form. */
export function AskDialog({ title, confirm, act, onClose, children }: Props) {
  const form = useId()
  const [open, setOpen] = useState(true)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      if (await act()) setOpen(false)
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : businessTexts.failed)
    }
    setBusy(false)
  }

  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        {children}
      </form>
      {failure && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      <footer>
        <Button variant="secondary" onClick={() => setOpen(false)}>
          {businessTexts.cancel}
        </Button>
        <Button type="submit" form={form} loading={busy}>
          {confirm}
        </Button>
      </footer>
    </Dialog>
  )
}
