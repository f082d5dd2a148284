import type { BusinessSummary } from '@semaforo/contracts'
import { semaforo } from '@semaforo/diagnosis'
import { day } from '@semaforo/diagnostic-ui'
import { Card, classNames, Table } from '@semaforo/ui'
import { useState } from 'react'
import { ago } from '../form/drafts/ago.ts'
import { change } from '../history/compare/change.ts'
import { historyTexts } from '../history/history.texts.ts'
import { LightBadge } from '../history/light-badge.tsx'
import styles from './business-table.module.css'
import { businessTexts } from './businesses.texts.ts'
import type { Businesses } from './use-businesses.ts'

const month = new Intl.DateTimeFormat('es-MX', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const worstFirst = ['red', 'yellow', 'green', 'none']

/** What each column is sorted by; undefined comes last. */
const columns = {
  light: ({ latest }) => latest && worstFirst.indexOf(semaforo(latest.score, latest.predictionTree)),
  name: ({ name }) => name,
  score: ({ latest }) => latest?.score ?? undefined,
  change: (business) => movedBy(business),
  date: ({ latest }) => latest && (latest.cifras_al ?? latest.saved_at),
} as const satisfies Record<string, (business: BusinessSummary) => string | number | undefined>
type Column = keyof typeof columns

/** The businesses of a person with several: the light of each, what moved, and how old its figures are. */
export default function BusinessTable({ businesses }: { businesses: Businesses }) {
  const { summaries, current, switchTo } = businesses
  const [sort, setSort] = useState<{ by: Column; falls: boolean }>({ by: 'date', falls: true })
  const sorted = summaries.toSorted((one, other) => {
    const [a, b] = [columns[sort.by](one), columns[sort.by](other)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    const order = typeof a === 'number' ? a - Number(b) : a.localeCompare(String(b), 'es-MX')
    return sort.falls ? -order : order
  })
  return (
    <Card padding="large">
      <Table className={styles.table} aria-label={businessTexts.table}>
        <thead>
          <tr>
            {Object.keys(columns).map((key) => {
              const by = key as Column
              const isSorted = sort.by === by
              return (
                <th
                  key={by}
                  scope="col"
                  aria-sort={isSorted ? (sort.falls ? 'descending' : 'ascending') : undefined}
                >
                  <button
                    type="button"
                    className={styles.head}
                    onClick={() => setSort({ by, falls: isSorted && !sort.falls })}
                  >
                    {businessTexts.columns[by]}
                    <span aria-hidden="true">{isSorted && (sort.falls ? '↓' : '↑')}</span>
                  </button>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {sorted.map((business) => {
            const { id, name, latest } = business
            const moved = movedBy(business)
            return (
              <tr key={id}>
                <td>{latest && <LightBadge record={latest} />}</td>
                <th scope="row">
                  <button
                    type="button"
                    className={classNames(styles.name, id === current?.id && styles.current)}
                    aria-current={id === current?.id}
                    onClick={() => switchTo(business)}
                  >
                    {name}
                  </button>
                </th>
                <td>{latest?.score?.toFixed(1) ?? historyTexts.noScore}</td>
                <td>{moved !== undefined && change(moved)}</td>
                <td>
                  {latest && (
                    <>
                      {latest.cifras_al ? month.format(new Date(latest.cifras_al)) : day(latest.saved_at)}
                      <span className={styles.age}>
                        {ago(Date.now() - Date.parse(latest.cifras_al ?? latest.saved_at))}
                      </span>
                    </>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Card>
  )
}

function movedBy({ latest, previous }: BusinessSummary): number | undefined {
  const [after, before] = [latest?.score ?? undefined, previous?.score ?? undefined]
  return after === undefined || before === undefined ? undefined : after - before
}
