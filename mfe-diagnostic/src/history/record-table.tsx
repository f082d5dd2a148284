import type { DiagnosticRecord } from '@semaforo/contracts'
import { bandOf, semaforo } from '@semaforo/diagnosis'
import { Rating } from '@semaforo/ui'
import { texts } from '../texts.ts'
import styles from './history.module.css'

const date = new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium' })

/** The diagnostics as rows, the newest first. */
export function RecordTable({ records }: { records: readonly DiagnosticRecord[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {texts.history.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map(({ id, saved_at, score, predictionTree }) => {
          const band = bandOf(score)
          return (
            <tr key={id}>
              <td>
                <time dateTime={saved_at}>{date.format(new Date(saved_at))}</time>
              </td>
              <td className={styles.score}>{score === null ? texts.history.noScore : score.toFixed(1)}</td>
              <td>
                <Rating tone={texts.expert.bands[band]}>{band}</Rating>
              </td>
              <td>{texts.history.lights[semaforo(score, predictionTree)]}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
