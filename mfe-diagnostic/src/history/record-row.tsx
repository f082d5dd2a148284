import type { DiagnosticRecord } from '@semaforo/contracts'
import { bandOf, semaforo } from '@semaforo/diagnosis'
import { day, texts, timeOfDay } from '@semaforo/diagnostic-ui'
import { Rating } from '@semaforo/ui'
import styles from './history.module.css'
import { historyTexts } from './history.texts.ts'

type Props = {
  record: DiagnosticRecord
  /** Why the score moved since the diagnostic before. */
  why: string | undefined
  onOpen: () => void
  onDelete: () => void
}

/** One diagnostic; its date is the button that opens it. */
export function RecordRow({ record, why, onOpen, onDelete }: Props) {
  const { saved_at, score, predictionTree } = record
  const band = bandOf(score)
  const [date, time] = [day(saved_at), timeOfDay(saved_at)]
  return (
    <tr>
      <td>
        <button
          type="button"
          className={styles.open}
          aria-label={historyTexts.open(date, time)}
          onClick={onOpen}
        >
          <time dateTime={saved_at}>{date}</time>
        </button>
        <span className={styles.time}>{time}</span>
      </td>
      <td className={styles.score}>{score === null ? historyTexts.noScore : score.toFixed(1)}</td>
      <td>
        <Rating tone={texts.expert.bands[band]}>{band}</Rating>
      </td>
      <td>
        <span>{historyTexts.lights[semaforo(score, predictionTree)]}</span>
        {why && <span className={styles.time}>{why}</span>}
        <button
          type="button"
          className={styles.delete}
          aria-label={historyTexts.deletion.deleteOf(date, time)}
          onClick={onDelete}
        >
          {historyTexts.deletion.delete}
        </button>
      </td>
    </tr>
  )
}
