import { describeGoal, type Goal, isMet } from './goals.ts'

/** One row of a table: what was measured, and its values by column. */
export type Row = { name: string } & Record<string, string | number>

/**
 * The result of a benchmark with the goals of its figures. `note` is what the reader has to know to interpret
 * them.
 */
export type Figures = { title: string; rows: readonly Row[]; goals: readonly Goal[]; note?: string }

/** The note of absolute figures: other load on the machine adds to them. */
export const wantsQuiet = 'absolute times: they want a machine that does nothing else'

/** Formats figures as an aligned text table, followed by the goals and whether they are met. */
export function table({ title, rows, goals, note }: Figures): string {
  const columns = Object.keys(rows[0] ?? {})
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))]
  const widths = columns.map((_column, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)))
  const text = lines.map((line) =>
    line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
  )
  const verdicts = goals.map((goal) => `${isMet(goal) ? 'met' : 'MISSED'}  ${describeGoal(goal)}`)
  return [title, ...text, ...(note ? [`(${note})`] : []), ...verdicts].join('\n')
}
