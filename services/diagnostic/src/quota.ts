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

/** In the place of the id of one that was deleted on its day: the empty text is no id. */
const deleted = ''

/**
 * One that was deleted leaves room for another, but not on the same day. Its id is forgotten: saved again, it is a new
 * one that counts.
 */
export const uncount =
  (id: string): Decide<QuotaState> =>
  (before) => {
    if (!before) return [null, []]
    const ids = before.ids.map((each) => (each === id ? deleted : each))
    return [{ ...before, total: Math.max(0, before.total - 1), ids }, []]
  }

/** One that is back counts again, also beyond the total. */
export const countAgain: Decide<QuotaState> = (before = { total: 0, day: '', ids: [] }) => [
  { ...before, total: before.total + 1 },
  [],
]
