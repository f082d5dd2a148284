import { amountFields, type DiagnosticRecord } from '@semaforo/contracts'
import { money } from '@semaforo/diagnosis'
import { day, fields, timeOfDay } from '@semaforo/diagnostic-ui'
import { Button } from '@semaforo/ui'
import { useEffect, useRef } from 'react'
import { focusHistory } from '../focus-history.ts'
import { historyTexts } from '../history.texts.ts'
import { LightBadge } from '../light-badge.tsx'
import { useWhy } from '../use-why.ts'
import { change } from './change.ts'
import styles from './compare.module.css'
import { IndicatorRows } from './indicators.tsx'
import { Row } from './row.tsx'

const { compare: words } = historyTexts
const difference = (amount: number) =>
  amount === 0 ? words.same : `${amount < 0 ? '−' : '+'}${money(Math.abs(amount))}`
const scoreOf = ({ score }: DiagnosticRecord) => (score === null ? historyTexts.noScore : score.toFixed(1))

type Props = { before: DiagnosticRecord; after: DiagnosticRecord; onClose: () => void }

/** Two diagnostics side by side. The button that was pressed for it is gone: the focus moves to its heading. */
export default function Compare({ before, after, onClose }: Props) {
  const why = useWhy()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.compare} aria-labelledby="comparacion">
      <div className={styles.head}>
        <h3 ref={heading} id="comparacion" tabIndex={-1}>
          {words.title}
        </h3>
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            onClose()
            focusHistory()
          }}
        >
          {words.close}
        </Button>
      </div>
      <p>{why(before, after)}</p>
      <table className={styles.table} aria-label={words.table}>
        <thead>
          <tr>
            <td />
            {[before, after].map(({ id, saved_at }) => (
              <th key={id} scope="col">
                {day(saved_at)}
                <span className={styles.time}>{timeOfDay(saved_at)}</span>
              </th>
            ))}
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
          <Row
            head={words.light}
            cells={[
              <LightBadge key="before" record={before} />,
              <LightBadge key="after" record={after} />,
              '',
            ]}
          />
          {amountFields.map((field) => (
            <Row
              key={field}
              head={fields[field].label}
              cells={[money(before[field]), money(after[field]), difference(after[field] - before[field])]}
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
    </section>
  )
}
