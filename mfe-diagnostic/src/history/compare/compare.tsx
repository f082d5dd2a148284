import { amountFields, type DiagnosticRecord } from '@semaforo/contracts'
import { money, semaforo } from '@semaforo/diagnosis'
import { day, fields, timeOfDay } from '@semaforo/diagnostic-ui'
import { SelectField } from '@semaforo/ui'
import { useState } from 'react'
import { historyTexts } from '../history.texts.ts'
import { useWhy } from '../use-why.ts'
import { change } from './change.ts'
import styles from './compare.module.css'
import { IndicatorRows } from './indicators.tsx'
import { Row } from './row.tsx'

const { compare: words } = historyTexts
const difference = (amount: number) =>
  amount === 0 ? words.same : `${amount < 0 ? '−' : '+'}${money(Math.abs(amount))}`
const scoreOf = ({ score }: DiagnosticRecord) => (score === null ? historyTexts.noScore : score.toFixed(1))
const lightOf = ({ score, predictionTree }: DiagnosticRecord) =>
  historyTexts.lights[semaforo(score, predictionTree)]

/** Two diagnostics side by side: first the one before and the latest. */
export default function Compare({ records }: { records: readonly DiagnosticRecord[] }) {
  const [chosen, setChosen] = useState<readonly [string | undefined, string | undefined]>([
    records[1]?.id,
    records[0]?.id,
  ])
  const why = useWhy()
  const found = chosen.map((id) => records.find((record) => record.id === id))
  // Where one of them was deleted since, it begins anew.
  const [before, after] = found.includes(undefined) ? [records[1], records[0]] : found
  const options = records.map(({ id, saved_at }) => (
    <option key={id} value={id}>
      {`${day(saved_at)}, ${timeOfDay(saved_at)}`}
    </option>
  ))
  return (
    <div className={styles.compare}>
      <div className={styles.choice}>
        <SelectField
          label={words.from}
          value={before?.id}
          onChange={({ target }) => setChosen([target.value, after?.id])}
        >
          {options}
        </SelectField>
        <SelectField
          label={words.to}
          value={after?.id}
          onChange={({ target }) => setChosen([before?.id, target.value])}
        >
          {options}
        </SelectField>
      </div>
      {before && after && (
        <>
          <p role="status">{why(before, after)}</p>
          <table className={styles.table} aria-label={words.table}>
            <thead>
              <tr>
                <td />
                <th scope="col">{day(before.saved_at)}</th>
                <th scope="col">{day(after.saved_at)}</th>
                <th scope="col">{words.difference}</th>
              </tr>
            </thead>
            <tbody>
              <Row
                head={words.score}
                cells={[
                  scoreOf(before),
                  scoreOf(after),
                  before.score === null || after.score === null ? '' : change(after.score - before.score),
                ]}
              />
              <Row head={words.light} cells={[lightOf(before), lightOf(after), '']} />
              {amountFields.map((field) => (
                <Row
                  key={field}
                  head={fields[field].label}
                  cells={[
                    money(before[field]),
                    money(after[field]),
                    difference(after[field] - before[field]),
                  ]}
                />
              ))}
            </tbody>
            <tbody>
              <tr>
                <th scope="rowgroup" colSpan={4}>
                  {words.indicators}
                </th>
              </tr>
              <IndicatorRows before={before} after={after} />
            </tbody>
          </table>
        </>
      )}
    </div>
  )
}
