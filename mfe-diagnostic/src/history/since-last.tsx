import type { DiagnosticRecord } from '@semaforo/contracts'
import { day } from '@semaforo/diagnostic-ui'
import { Notice } from '@semaforo/ui'
import styles from './history.module.css'
import { historyTexts } from './history.texts.ts'
import { useHistory } from './use-history.ts'
import { useWhy } from './use-why.ts'

type Props = { userId: string; business: string | undefined; saved: DiagnosticRecord }

/** What moved since the diagnostic before the one on the screen. */
export function SinceLast({ userId, business, saved }: Props) {
  const { records } = useHistory(userId, business)
  const why = useWhy()
  const before = records.find(({ id, saved_at }) => id !== saved.id && saved_at < saved.saved_at)
  const sentence = before && why(before, saved)
  if (!before || !sentence) return null
  return (
    <Notice role="status" className={styles.since}>
      {historyTexts.since(day(before.saved_at), sentence)}
    </Notice>
  )
}
