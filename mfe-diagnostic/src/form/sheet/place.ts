import type { Figures } from '@semaforo/contracts'
import { type Statement, statements } from './statements.ts'

/** So many lines before and after. */
const around = 2

/** The lines around that of a figure; none for a figure that is no amount. */
export function placeOf(field: keyof Figures): Statement | undefined {
  for (const statement of statements) {
    const at = statement.lines.findIndex((line) => line.field === field)
    if (at >= 0)
      return { ...statement, lines: statement.lines.slice(Math.max(0, at - around), at + around + 1) }
  }
  return undefined
}
