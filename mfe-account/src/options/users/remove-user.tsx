import { useRef } from 'react'
import { ConfirmDialog } from '../../form/confirm-dialog.tsx'
import type { UserActions } from './use-user-actions.ts'
import { texts } from './users.texts.ts'

/** Asks before a user is erased permanently. */
export function RemoveUser({ actions: { removal, busyWith } }: { actions: UserActions }) {
  // The dialog keeps the last name while it closes.
  const last = useRef(removal.of)
  if (removal.of) last.current = removal.of
  const user = last.current
  const name = user ? `${user.firstName} ${user.lastName}` : ''
  return (
    <ConfirmDialog
      open={removal.of !== undefined}
      title={texts.removeQuestion(name)}
      confirm={texts.remove}
      busy={busyWith !== undefined}
      failure={removal.failure}
      form={{
        onSubmit: (event) => {
          event.preventDefault()
          if (user) void removal.confirm(user)
        },
      }}
      onCancel={removal.cancel}
    >
      {texts.removeWarning}
    </ConfirmDialog>
  )
}
