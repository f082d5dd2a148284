import { type Operator, readOperator } from '@semaforo/contracts'
import { request, useQuery } from '@semaforo/frontend-kit'

/** Who operates the site; undefined while that is not known. It comes with the pages that are prerendered. */
export function useOperator(): Operator | undefined {
  return useQuery({
    queryKey: ['operator'],
    queryFn: ({ signal }) => request(readOperator, { signal }),
    staleTime: 10 * 60_000,
    meta: { public: true, prerender: true },
  }).data
}

export const workingDays = (days: number): string => (days === 1 ? '1 día hábil' : `${days} días hábiles`)
