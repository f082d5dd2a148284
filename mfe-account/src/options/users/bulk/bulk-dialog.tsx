import { useRef } from 'react'
import { ConfirmDialog } from '../../../form/confirm-dialog.tsx'
import { texts } from './texts.ts'
import type { Bulk } from './use-bulk.ts'

/** Asks before the status of several users is changed, and says how many that are. */
export function BulkDialog({ bulk }: { bulk: Bulk }) {
  // The dialog keeps its words while it closes.
  const last = useRef(bulk.asked)
  if (bulk.asked) last.current = bulk.asked
  const plan = last.current ?? { status: true, users: [] }
  const action = texts.action[`${plan.status}`]
  return (
    <ConfirmDialog
      open={bulk.asked !== undefined}
      title={texts.question(action, plan.users.length)}
      confirm={action}
      tone={plan.status ? 'primary' : 'danger'}
      busy={bulk.tried !== undefined}
      failure={undefined}
      form={{
        onSubmit: (event) => {
          event.preventDefault()
          void bulk.run(plan)
        },
      }}
      onCancel={bulk.cancel}
    >
      {texts.consequence[`${plan.status}`]}
    </ConfirmDialog>
  )
}
