import { conflict, type Decide } from '@semaforo/service-kit'

/** How much a person has kept: in all, and the ids of the last day on which something was. */
export type QuotaState = { total: number; day: string; ids: readonly string[] }

/** A company's figures change once a month: fifty leave room for a day of trying, and none for a program. */
export const mostADay = 50
/** Some 400 kB of a person: years of diagnostics, which export and erasure still read in a moment. */
export const mostInAll = 1_000

const code = 'too-many-records'
const dayInMexico = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' })

/**
 * Counts a diagnostic before it is kept, once a day however often it is sent: what stops between the count and
 * the write is not counted again.
 * @param now milliseconds; a clock that runs behind counts for the day that was begun already
 * @throws {ProblemError} 409 `too-many-records` beyond the day's or all that a person may keep
 */
export function count(id: string, now: number): Decide<QuotaState> {
  return (before = { total: 0, day: '', ids: [] }) => {
    const today = dayInMexico.format(now)
    const { total, day, ids } = before.day >= today ? before : { ...before, day: today, ids: [] }
    if (ids.includes(id)) return [before, []]
    if (total >= mostInAll)
      throw conflict(
        code,
        'Este diagnóstico no se guardó: tu historial ya tiene 1,000, el máximo por persona. Descarga su PDF para conservarlo.',
      )
    if (ids.length >= mostADay)
      throw conflict(
        code,
        'Este diagnóstico no se guardó: hoy ya guardaste 50, el máximo por día. Descarga su PDF o guárdalo mañana.',
      )
    return [{ total: total + 1, day, ids: [...ids, id] }, []]
  }
}
