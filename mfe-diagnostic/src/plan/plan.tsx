import type { Improvement } from '@semaforo/contracts'
import { Card } from '@semaforo/ui'
import { texts } from '../diagnostic.texts.ts'
import { percent } from '../format.ts'
import { ChangeItem } from './change-item.tsx'
import styles from './changes.module.css'

/** The smallest changes that turn the light green, and what they would lead to. */
export function Plan({ improvement }: { improvement: Improvement }) {
  const { after } = improvement
  return (
    <Card padding="large">
      <p className={styles.message}>{improvement.message}</p>
      {after && after.score !== null && (
        <p>{texts.changes.after(after.score.toFixed(1), percent(after.riesgo))}</p>
      )}
      <ol className={styles.list}>
        {improvement.changes.map((change) => (
          <ChangeItem key={change.lever} change={change} />
        ))}
      </ol>
    </Card>
  )
}
