import { day, timeOfDay } from '@semaforo/diagnostic-ui'
import { usePath, useStored } from '@semaforo/frontend-kit'
import { Button, Notice } from '@semaforo/ui'
import { HelpLink } from '../../help-link.tsx'
import { pathOf } from '../../minegocio/address.ts'
import { focusHistory } from '../focus-history.ts'
import { outboxTexts } from './outbox.texts.ts'
import { outbox, type Waiting } from './outbox.ts'
import styles from './waiting-list.module.css'

/** The user's diagnostics that the history does not hold yet, and those that it did not take. */
export function WaitingList() {
  const own = useStored(outbox)
  const path = usePath()
  function dismiss(waiting: Waiting) {
    outbox.remove(waiting)
    focusHistory()
  }

  return own.map((waiting) => {
    const { at, refusal, refusalCode } = waiting
    const { id } = waiting.record
    const when = `${day(at)}, ${timeOfDay(at)}`
    const isRefused = refusal !== undefined
    return (
      <Notice key={id} tone={isRefused ? 'warning' : 'info'} role={isRefused ? 'alert' : 'status'}>
        <span className={styles.row}>
          <span>{isRefused ? outboxTexts.refused(when, refusal) : outboxTexts.waits(when)}</span>
          {pathOf(id) !== path && <a href={pathOf(id)}>{outboxTexts.open}</a>}
          {refusalCode && <HelpLink code={refusalCode} />}
          {isRefused && (
            <Button size="small" variant="secondary" onClick={() => dismiss(waiting)}>
              {outboxTexts.seen}
            </Button>
          )}
        </span>
      </Notice>
    )
  })
}
