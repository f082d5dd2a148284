import { documentData } from '@semaforo/contracts'
import type { DehydratedState } from '@tanstack/react-query'
import { queryClient } from '../http/query-client.ts'

/**
 * Gives the queries the answers that came with the document, as if they had arrived now. TanStack's `hydrate` also knows
 * mutations and answers that are on their way, in a kilobyte of script more.
 */
export function takeRenderedState(): void {
  const element = document.getElementById(documentData.state)
  if (!element) return
  const { queries } = JSON.parse(element.textContent) as DehydratedState
  for (const { queryKey, state } of queries) queryClient.setQueryData(queryKey, state.data)
  element.remove()
}
