import type { ServerToClient } from '@semaforo/contracts'

export type LiveEvent = keyof ServerToClient

/**
 * What a query tells the page of its answers (`meta` of TanStack Query), so that the session and the live
 * connection handle queries of every frontend without knowing any of them.
 */
export type QueryMeta = {
  /** The same for everybody: it stays when a person leaves, and the gateway answers it from its cache. */
  public?: boolean
  /** The live events after which an answer is out of date and read again. */
  staleAfter?: readonly LiveEvent[]
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta
  }
}
