/** One line of a figure: what was measured and its values by column. */
export type Row = { name: string } & Record<string, string | number>

/** What a benchmark found. `goal` says what the figures shall be, and `met` whether they are. */
export type Figures = { title: string; rows: readonly Row[]; goal: string; met: boolean }

/** Draws figures as an aligned text table. */
export function table({ title, rows, goal, met }: Figures): string {
  const columns = Object.keys(rows[0] ?? {})
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))]
  const widths = columns.map((_column, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)))
  const text = lines.map((line) =>
    line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
  )
  return [title, ...text, `${met ? 'met' : 'NOT MET'}: ${goal}`].join('\n')
}
