import { amountFields, type DiagnosticRecord } from '@semaforo/contracts'
import { bandOf, semaforo } from '@semaforo/diagnosis'
import { fields } from '@semaforo/diagnostic-ui'
import type { Cell } from '@semaforo/frontend-kit/csv'
import { historyTexts } from '../history.texts.ts'

const { export: words } = historyTexts

/** What the files hold, newest first, below a row of heads. */
export function rowsOf(records: readonly DiagnosticRecord[]): Cell[][] {
  return [
    [
      words.date,
      words.time,
      ...words.result,
      ...amountFields.map((field) => fields[field].label),
      words.months,
    ],
    ...records.map((record) => [
      ...momentOf(record.saved_at),
      record.score,
      bandOf(record.score),
      historyTexts.lights[semaforo(record.score, record.predictionTree)],
      ...amountFields.map((field) => record[field]),
      record.periodo_meses,
    ]),
  ]
}

/** Local day and time in the form that every spreadsheet sorts: `2026-11-22`, `16:01`. */
function momentOf(time: string): [day: string, hour: string] {
  const at = new Date(time)
  const two = (part: number) => String(part).padStart(2, '0')
  return [
    `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    `${two(at.getHours())}:${two(at.getMinutes())}`,
  ]
}
