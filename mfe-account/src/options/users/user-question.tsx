import { useRef } from 'react'
import { ConfirmDialog } from '../../form/confirm-dialog.tsx'
import type { UserActions } from './use-user-actions.ts'
import { texts } from './users.texts.ts'

/** Asks before a user is erased permanently, becomes an admin or has to sign in again. */
export function UserQuestion({ actions: { question, busyWith } }: { actions: UserActions }) {
  // The dialog keeps the last question while it closes.
  const last = useRef(question.asked)
  if (question.asked) last.current = question.asked
  const { what, of } = last.current ?? { what: 'remove' }
  const name = of ? `${of.firstName} ${of.lastName}` : ''
  const words = texts.questions[what]
  return (
    <ConfirmDialog
      open={question.asked !== undefined}
      title={words.question(name)}
      confirm={texts[what]}
      tone={what === 'remove' ? 'danger' : 'primary'}
      busy={busyWith !== undefined}
      failure={question.failure}
      form={{
        onSubmit: (event) => {
          event.preventDefault()
          if (last.current) void question.confirm(last.current)
        },
      }}
      onCancel={question.cancel}
    >
      {words.warning}
    </ConfirmDialog>
  )
}
