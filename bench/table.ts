import { type Goal, isMet, say } from './goals.ts'

/** One line of a figure: what was measured and its values by column. */
export type Row = { name: string } & Record<string, string | number>

/** What a benchmark found, and what its figures shall be. `note` says what the reader has to know of them. */
export type Figures = { title: string; rows: readonly Row[]; goals: readonly Goal[]; note?: string }

/** The note of figures that stand for themselves: what else the machine does adds to them. */
export const wantsQuiet = 'absolute times: they want a machine that does nothing else'

/** Draws figures as an aligned text table, and under it which goals are met. */
export function table({ title, rows, goals, note }: Figures): string {
  const columns = Object.keys(rows[0] ?? {})
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))]
  const widths = columns.map((_column, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)))
  const text = lines.map((line) =>
    line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
  )
  const verdicts = goals.map((goal) => `${isMet(goal) ? 'met' : 'MISSED'}  ${say(goal)}`)
  return [title, ...text, ...(note ? [`(${note})`] : []), ...verdicts].join('\n')
}
