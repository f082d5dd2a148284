import { completedAmount } from './amount-text.ts'
import { readAmount } from './reading/read-amount.ts'

/**
 * Finds the amounts in a pasted text: a single one, or a column (with or without labels) or a row of a
 * spreadsheet. Cells without an amount are skipped; what needs a question or a sentence stays as it is written.
 */
export function pastedAmounts(text: string): string[] {
  const lines = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split('\t').filter(isAmount).map(completedAmount))
  if (lines.length === 1) return lines[0] ?? []
  return lines.flatMap((amounts) => amounts.at(-1) ?? [])
}

function isAmount(cell: string): boolean {
  const reading = readAmount(cell)
  if (reading.kind === 'refused') return reading.why !== 'words' && reading.why !== 'long' && /\d/.test(cell)
  return reading.kind !== 'empty'
}
