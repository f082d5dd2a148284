import { type AmountField, amountFields } from '@semaforo/contracts'
import { completedAmount } from '../amount-text.ts'
import { readAmount } from '../reading/read-amount.ts'
import { fieldNamed } from './field-names.ts'
import type { Pasted, PasteProblem, Placement } from './paste.ts'

/** What a paste into a field would fill in, or the problem with it. */
export function readPaste({ kind, text }: Pasted, from: AmountField): Placement | PasteProblem {
  if (kind !== 'cells') return kind
  const rows = pastedRows(text)
  if (typeof rows === 'string') return rows
  return rows.flat().some(isAmount) ? placement(rows, from) : 'noAmounts'
}

/** More than any balance has: beyond it, a whole sheet was copied. */
const most = { cells: 1_000, characters: 50_000 }

/** The cells of a pasted text, row by row and empty ones included, or why they are of no use. */
function pastedRows(text: string): string[][] | PasteProblem {
  if (text.length > most.characters || text.split(/[\t\n]/, most.cells + 1).length > most.cells)
    return 'tooMuch'
  if (/<\/?[a-z][^<>]*>/i.test(text)) return 'html'
  const lines = text.replace(/(?<![\r\n])[\r\n]+$/, '').split(/\r?\n/)
  return lines.map((line) => cellsOf(line).map((cell) => cell.trim()))
}

/** Statements copied from a document have no tabs between label and amount. */
function cellsOf(line: string): string[] {
  if (line.includes('\t') || isAmount(line)) return line.split('\t')
  const [, label, amount] = /^([^\d$(]*[^\d$(\s:.])[\s:.]+([$(\d].*)$/.exec(line) ?? []
  return label && amount && isAmount(amount) ? [label, amount] : [line]
}

/** Whether a cell holds an amount, even one that needs a question or a sentence. */
function isAmount(cell: string): boolean {
  const reading = readAmount(cell)
  if (reading.kind === 'refused') return reading.why !== 'words' && reading.why !== 'long' && /\d/.test(cell)
  return reading.kind !== 'empty'
}

/**
 * Assigns pasted cells to fields: by their labels if there are any, otherwise in the order of the form from one
 * field on. A whole column begins at the first field, wherever it is pasted.
 */
function placement(pasted: readonly string[][], from: AmountField): Placement {
  const rows = isNamedAbove(pasted) ? transposed(pasted) : pasted
  const isLabelled = rows.some((row) => namesIn(row) > 0 && row.some(isAmount))
  return isLabelled ? byLabel(rows) : byPosition(rows, from)
}

const namesIn = (row: readonly string[]) => row.filter((cell) => fieldNamed(cell)).length

/** Whether the labels are in the first row alone, above their amounts. */
const isNamedAbove = ([head = [], ...below]: readonly string[][]) =>
  namesIn(head) > 1 && !head.some(isAmount) && !below.some(namesIn)

const transposed = (rows: readonly string[][]) =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ''))

/** A year, or several whose columns the copy has lost. */
const isYear = (cell: string) => /^(19|20)\d\d( (19|20)\d\d)*$/.test(cell)

const isWords = (cell: string) => /\p{L}/u.test(cell) && !isAmount(cell)

/** A row cut where a label begins: a balance may have two halves. Words after words are notes on the same label. */
function partsOf(row: readonly string[]): (readonly string[])[] {
  const starts = row.flatMap((cell, at) =>
    fieldNamed(cell) || (isWords(cell) && !isWords(row[at - 1] ?? '')) ? [at] : [],
  )
  return starts.length === 0 ? [row] : starts.map((start, part) => row.slice(start, starts[part + 1]))
}

/** The first amount after a label counts: the columns after it are those of other years, or shares. */
function byLabel(rows: readonly string[][]): Placement {
  const found = new Map<AmountField, string>()
  const left: string[] = []
  for (const part of rows.flatMap(partsOf)) {
    const field = fieldNamed(part[0] ?? '')
    const amount = part.find(isAmount)
    const known = (field && found.get(field)) ?? ''
    // A year is that of the heading `ACTIVO | 2025` once the same label comes with an amount.
    if (field && (known === '' || (amount && isYear(known)))) found.set(field, amount ?? '')
    else if (amount) left.push(part.join(' ').trim())
  }
  const places = amountFields.flatMap((field) => {
    const cell = found.get(field)
    return cell === undefined ? [] : [{ field, typed: completedAmount(cell) }]
  })
  return { places, left }
}

/**
 * Words without an amount, or beside years alone: `Concepto | 2025 | 2024`. No words are in `$ -`, the zero of
 * spreadsheets.
 */
function isHeading(row: readonly string[]): boolean {
  const amounts = row.filter(isAmount)
  return amounts.length === 0 ? row.some(isWords) : amounts.length < row.length && amounts.every(isYear)
}

function byPosition(rows: readonly string[][], from: AmountField): Placement {
  const single = rows.length === 1 ? (rows[0] ?? []) : undefined
  const cells = (single?.map((cell) => [cell]) ?? rows).slice()
  // Headings above the first amount are no places.
  while (cells.length > 1 && isHeading(cells[0] ?? [])) cells.shift()
  const amounts = cells.map((row) => row.find(isAmount) ?? '')
  const first = amounts.length >= amountFields.length ? 0 : amountFields.indexOf(from)
  const places = amountFields
    .slice(first, first + amounts.length)
    .map((field, i) => ({ field, typed: completedAmount(amounts[i] ?? '') }))
  return { places, left: amounts.slice(places.length).filter((cell) => cell !== '') }
}
