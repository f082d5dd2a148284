import { csvOf } from '@semaforo/frontend-kit/csv'
import { allRecords } from './all-records.ts'
import { rowsOf } from './rows.ts'

export type Format = 'csv' | 'xlsx'

/** The whole history of a business as a file. */
export async function makeFile(format: Format, business: string | undefined): Promise<Blob> {
  const rows = rowsOf(await allRecords(business))
  if (format === 'csv') return new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' })
  const { xlsxOf } = await import(/* webpackChunkName: "later-xlsx" */ './xlsx.ts')
  return xlsxOf(rows)
}
