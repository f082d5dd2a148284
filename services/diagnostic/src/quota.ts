import type { Decide } from '@semaforo/platform'
import { conflict } from '@semaforo/service-kit'
import { dayInMexico } from './days.ts'

/** How many diagnostics a person has stored: in total, and the ids of the most recent day. */
export type QuotaState = { total: number; day: string; ids: readonly string[] }

/** Figures change monthly: fifty a day allow experiments, but no automated use. */
export const dailyLimit = 50
/** Some 400 kB per person, which export and erasure still read quickly. */
export const totalLimit = 1_000

const code = 'too-many-records'

/**
 * Counts a diagnostic before it is stored, once a day per id: a retry after a crash between the count and the write
 * is not counted again.
 * @param now milliseconds; a clock that runs behind counts towards the latest day already begun
 * @throws {ProblemError} 409 `too-many-records` beyond the daily or the total limit
 */
export function countDiagnostic(id: string, now: number): Decide<QuotaState> {
  return (before = { total: 0, day: '', ids: [] }) => {
    const today = dayInMexico(now)
    const { total, day, ids } = before.day >= today ? before : { ...before, day: today, ids: [] }
    if (ids.includes(id)) return [before, []]
    if (total >= totalLimit)
      throw conflict(
        code,
        'Este diagnóstico no se guardó: tu historial ya tiene 1,000, el máximo por persona. Descarga su PDF para conservarlo.',
      )
    if (ids.length >= dailyLimit)
      throw conflict(
        code,
        'Este diagnóstico no se guardó: hoy ya guardaste 50, el máximo por día. Descarga su PDF o guárdalo mañana.',
      )
    return [{ total: total + 1, day, ids: [...ids, id] }, []]
  }
}

/** One that was deleted leaves room for another, but not on the same day. */
export const uncount: Decide<QuotaState> = (before) => [
  before ? { ...before, total: Math.max(0, before.total - 1) } : null,
  [],
]

/** One that is back counts again, also beyond the total. */
export const countAgain: Decide<QuotaState> = (before = { total: 0, day: '', ids: [] }) => [
  { ...before, total: before.total + 1 },
  [],
]
