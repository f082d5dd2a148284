import { type BusinessSummary, type DiagnosticRecord, unnamedBusiness } from '@semaforo/contracts'
import type { BusinessesState } from './businesses.ts'

const unnamed = { id: unnamedBusiness, name: 'Mi negocio' } as const

/**
 * The businesses of a person with their latest records, the latest first, and those without records last.
 * @param records all records of the person, newest first
 */
export function summariesOf(
  state: BusinessesState | undefined,
  records: readonly DiagnosticRecord[],
): BusinessSummary[] {
  const byBusiness = Map.groupBy(records, ({ negocio }) => negocio?.id ?? unnamedBusiness)
  const named = (state?.businesses ?? []).filter(({ into }) => into === undefined)
  const all = byBusiness.has(unnamedBusiness) ? [unnamed, ...named] : named
  return all
    .map(({ id, name }): BusinessSummary => {
      const [latest, previous] = byBusiness.get(id) ?? []
      return {
        id,
        name,
        records: byBusiness.get(id)?.length ?? 0,
        ...(latest && { latest }),
        ...(previous && { previous }),
      }
    })
    .toSorted((a, b) => (b.latest?.saved_at ?? '').localeCompare(a.latest?.saved_at ?? ''))
}
