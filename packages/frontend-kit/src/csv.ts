export type Cell = string | number | null

/** Without it, spreadsheets take UTF-8 for something else, and accents are lost. */
const byteOrderMark = '\uFEFF'

/** CSV (RFC 4180) with commas, which Mexican spreadsheets expect. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

/** A text that a spreadsheet would run as a formula gets an apostrophe; numbers are never one. */
function cellOf(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
