import { endAllSessions } from '@semaforo/contracts'
import { useSession } from '@semaforo/frontend-kit'
import type { ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { documentedSentence } from './failure.ts'
import { refusedBy } from './field-errors.ts'
import { PasswordField } from './password-field.tsx'
import { texts } from './texts.ts'
import { useForm } from './use-form.ts'

type Props = {
  open: boolean
  /** The question. */
  title: string
  /** What follows from it. */
  children: ReactNode
  confirm: string
  /** What is said where it was not done. */
  failed: string
  act: (currentPassword: string) => Promise<void>
  onCancel: () => void
}

/** Asks before something that nobody may do who only found the page open: the password says who it is. */
export function PasswordDialog({ open, title, children, confirm, failed, act, onCancel }: Props) {
  const email = useSession()?.user.email ?? ''
  const form = useForm({
    initial: { currentPassword: '' },
    check: (values) => refusedBy(endAllSessions.body, values),
    send: ({ currentPassword }) => act(currentPassword),
    explain: (error) => documentedSentence(error, failed),
  })
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirm={confirm}
      busy={form.busy}
      failure={form.failure}
      form={form.form}
      onCancel={() => {
        form.reset()
        onCancel()
      }}
      fields={
        <>
          {/* A password manager looks for whose password it is. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={texts.fields.currentPassword}
            autoComplete="current-password"
            {...form.field('currentPassword')}
          />
        </>
      }
    >
      {children}
    </ConfirmDialog>
  )
}
