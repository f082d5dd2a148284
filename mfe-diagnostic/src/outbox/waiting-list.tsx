import { useStored } from '@semaforo/frontend-kit'
import { Button, Notice } from '@semaforo/ui'
import { day, timeOfDay } from '../format.ts'
import { HelpLink } from '../help-link.tsx'
import { focusHistory } from '../history/focus-history.ts'
import { outbox, type Waiting } from './outbox.ts'
import { outboxTexts } from './texts.ts'
import styles from './waiting-list.module.css'

/** The user's diagnostics that the history does not hold yet, and those that it did not take. */
export function WaitingList({ userId }: { userId: string }) {
  const own = useStored(outbox).filter(({ record }) => record.user_id === userId)
  function dismiss(waiting: Waiting) {
    outbox.remove(waiting)
    focusHistory()
  }

  return own.map((waiting) => {
    const { record, at, refusal, refusalCode } = waiting
    const when = `${day(at)}, ${timeOfDay(at)}`
    if (refusal === undefined)
      return (
        <Notice key={record.id} role="status">
          {outboxTexts.waits(when)}
        </Notice>
      )
    return (
      <Notice key={record.id} tone="warning" role="alert">
        <span className={styles.row}>
          {outboxTexts.refused(when, refusal)}
          {refusalCode && <HelpLink code={refusalCode} />}
          <Button size="small" variant="secondary" onClick={() => dismiss(waiting)}>
            {outboxTexts.seen}
          </Button>
        </span>
      </Notice>
    )
  })
}
