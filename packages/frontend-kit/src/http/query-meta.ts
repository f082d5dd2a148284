import type { ServerToClient } from '@semaforo/contracts'

export type LiveEvent = keyof ServerToClient

/**
 * What a query declares about its answers (`meta` of TanStack Query), so that session and live connection can
 * handle the queries of every frontend without knowing them.
 */
export type QueryMeta = {
  /** The same for every user: it stays cached after a logout, and the gateway answers it from its cache. */
  public?: boolean
  /** Its answer comes with the pages that are prerendered; its call is public. */
  prerender?: boolean
  /** The live events that make an answer out of date. */
  staleAfter?: readonly LiveEvent[]
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta
  }
}
