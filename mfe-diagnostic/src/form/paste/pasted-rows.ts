import { readAmount } from '../reading/read-amount.ts'

/** Why nothing can be taken from what was pasted. */
export type PasteProblem = 'picture' | 'html' | 'tooMuch' | 'noAmounts'

/** More than any balance has: beyond it, a whole sheet was copied. */
const most = { cells: 1_000, characters: 50_000 }

/** The cells of a pasted text, row by row and empty ones included, or why they are of no use. */
export function pastedRows(text: string): string[][] | PasteProblem {
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
export function isAmount(cell: string): boolean {
  const reading = readAmount(cell)
  if (reading.kind === 'refused') return reading.why !== 'words' && reading.why !== 'long' && /\d/.test(cell)
  return reading.kind !== 'empty'
}
