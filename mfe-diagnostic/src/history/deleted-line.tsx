import { day } from '@semaforo/diagnostic-ui'
import { Button, Notice } from '@semaforo/ui'
import { useEffect, useRef } from 'react'
import styles from './history.module.css'
import { historyTexts } from './history.texts.ts'
import type { Deleted } from './use-deleting.ts'

const { deletion: words } = historyTexts

/** What was deleted, and the way to have it back. */
export function DeletedLine({ deleted, onRestore }: { deleted: Deleted; onRestore: () => void }) {
  const { record, state, undo } = deleted
  const date = day(record.saved_at)
  const back = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone with its row.
  useEffect(() => {
    if (state === 'done') back.current?.focus()
  }, [state])
  if (state === 'failed')
    return (
      <Notice tone="error" role="alert">
        {words.failed(date)}
      </Notice>
    )
  if (!undo) return null
  return (
    <Notice role="status">
      <span className={styles.choice}>
        <span>{state === 'lost' ? words.lost : words.done(date)}</span>
        <Button ref={back} size="small" variant="secondary" loading={state === 'busy'} onClick={onRestore}>
          {words.undo}
        </Button>
      </span>
    </Notice>
  )
}
