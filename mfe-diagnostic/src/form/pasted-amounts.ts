import { plainAmount } from './amount-text.ts'

/**
 * Parses the amounts in a pasted text, to plain form: a single one, or a column (with or without labels) or a
 * row of a spreadsheet. Cells without an amount are skipped.
 */
export function pastedAmounts(text: string): string[] {
  const lines = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split('\t').flatMap((cell) => amountIn(cell) ?? []))
  if (lines.length === 1) return lines[0] ?? []
  return lines.flatMap((amounts) => amounts.at(-1) ?? [])
}

/** An amount in any common notation: `$1,234.50`, `1.234,50`, `(80)`, `MXN 80`. */
function amountIn(cell: string): string | undefined {
  const text = cell.replace(/[\s$]|MXN|M\.N\./gi, '')
  if (!/^[-−(]?[\d.,]*\d[\d.,]*\)?$/.test(text)) return undefined
  const point = decimalPointOf(text)
  const digits = (part: string) => part.replace(/\D/g, '')
  const number =
    point === -1 ? digits(text) : `${digits(text.slice(0, point)) || '0'}.${digits(text.slice(point))}`
  const cents = /\.\d{3,}$/.test(number) ? Number(number).toFixed(2) : number
  return plainAmount(/^[-−(]/.test(text) ? `-${cents}` : cents)
}

/**
 * The index of the decimal separator: the last one if both kinds occur; a lone comma before three digits is
 * grouping.
 */
function decimalPointOf(text: string): number {
  const [dot, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')]
  if (dot !== -1 && comma !== -1) return Math.max(dot, comma)
  if (dot !== -1) return text.indexOf('.') === dot ? dot : -1
  return comma !== -1 && text.indexOf(',') === comma && !/,\d{3}\D*$/.test(text) ? comma : -1
}
