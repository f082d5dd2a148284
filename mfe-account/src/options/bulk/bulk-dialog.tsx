import { useRef } from 'react'
import { ConfirmDialog } from '../../form/confirm-dialog.tsx'
import styles from './bulk.module.css'
import { type BulkTexts, texts } from './bulk.texts.ts'
import type { Bulk } from './use-bulk.ts'

type Props<Item extends { id: string | number }> = { words: BulkTexts; bulk: Bulk<Item> }

/** Asks before several items are changed, says how many that are, and then how many of them are done. */
export function BulkDialog<Item extends { id: string | number }>({ words, bulk }: Props<Item>) {
  // The dialog keeps its words while it closes.
  const last = useRef(bulk.asked)
  if (bulk.asked) last.current = bulk.asked
  const plan = last.current ?? { state: true, items: [] }
  return (
    <ConfirmDialog
      open={bulk.asked !== undefined}
      title={words.question(plan.state, plan.items.length)}
      confirm={words.action[`${plan.state}`]}
      tone={plan.state === words.destructiveState ? 'danger' : 'primary'}
      busy={bulk.processedCount !== undefined}
      failure={undefined}
      fields={
        <p role="status" className={styles.progress}>
          {bulk.processedCount !== undefined && texts.progress(bulk.processedCount, plan.items.length)}
        </p>
      }
      form={{
        onSubmit: (event) => {
          event.preventDefault()
          void bulk.run(plan)
        },
      }}
      onCancel={bulk.cancel}
    >
      {words.consequence(plan.state, plan.items.length)}
    </ConfirmDialog>
  )
}
