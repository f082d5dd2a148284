import { documentData } from '@semaforo/contracts'
import { type DehydratedState, hydrate } from '@tanstack/react-query'
import { queryClient } from '../http/query-client.ts'

/** Gives the queries the answers that came with the document, as if they had arrived now. */
export function takeRenderedState(): void {
  const element = document.getElementById(documentData.state)
  if (!element) return
  const state = JSON.parse(element.textContent) as DehydratedState
  const now = Date.now()
  for (const query of state.queries) query.state.dataUpdatedAt = now
  hydrate(queryClient, state)
  element.remove()
}
