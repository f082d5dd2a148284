import { endAllSessions } from '@semaforo/contracts'
import { useSession } from '@semaforo/frontend-kit'
import type { ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { documentedSentence } from './failure.ts'
import { refusedBy } from './field-errors.ts'
import { texts } from './form.texts.ts'
import { PasswordField } from './password-field.tsx'
import { useForm } from './use-form.ts'

type Props = {
  open: boolean
  /** The question. */
  title: string
  /** The consequences. */
  children: ReactNode
  confirm: string
  /** What else can be chosen, below the password. */
  choice?: ReactNode
  /** The message on failure. */
  failed: string
  act: (currentPassword: string) => Promise<void>
  onCancel: () => void
}

/** Asks for the password before a sensitive action: an open page alone does not prove who is using it. */
export function PasswordDialog({ open, title, children, confirm, choice, failed, act, onCancel }: Props) {
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
          {/* Password managers need the account that the password belongs to. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={texts.fields.currentPassword}
            autoComplete="current-password"
            {...form.field('currentPassword')}
          />
          {choice}
        </>
      }
    >
      {children}
    </ConfirmDialog>
  )
}
