import type { Cell } from '@semaforo/frontend-kit/csv'
import writeXlsxFile, { type SheetData } from 'write-excel-file/browser'
import { historyTexts } from '../history.texts.ts'

/** The same as a workbook: cells are typed, so that no text is a formula. */
export function xlsxOf([heads = [], ...rows]: readonly (readonly Cell[])[]): Promise<Blob> {
  const sheet: SheetData = [
    heads.map((value) => ({ value: String(value), fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map((value) => (value === null ? null : typed(value)))),
  ]
  return writeXlsxFile(sheet, {
    sheet: historyTexts.title,
    columns: heads.map((head) => ({ width: Math.max(12, String(head).length + 2) })),
    stickyRowsCount: 1,
  }).toBlob()
}

const typed = (value: string | number) =>
  typeof value === 'number'
    ? { value, type: Number, format: Number.isInteger(value) ? '#,##0' : '#,##0.00' }
    : { value, type: String }
