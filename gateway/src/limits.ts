/** How long and how much the gateway bears; milliseconds and bytes. */
export type Limits = {
  /** From passing a request on to the first byte of its answer, and between two parts of the answer. */
  upstreamTimeoutMs: number
  /** The same for a poll, which a service answers when there is something to tell, or after its 25 seconds. */
  pollTimeoutMs: number
  /** How many failures in a row open a service's circuit, and for how long. */
  failuresToOpen: number
  openMs: number
  bodyBytes: number
  /** A client's time for its whole body, from its headers on. */
  bodyTimeoutMs: number
  /** A client's time for its headers, for its whole request, and how often both are looked at. */
  headersTimeoutMs: number
  requestTimeoutMs: number
  checkEveryMs: number
  /** A connection on which nothing moves, and one that waits for its next request. */
  idleTimeoutMs: number
  keepAliveMs: number
  /** How long an answer from memory goes without asking its service. */
  freshMs: number
}

export const defaultLimits: Limits = {
  upstreamTimeoutMs: 15_000,
  pollTimeoutMs: 40_000,
  failuresToOpen: 5,
  openMs: 5_000,
  bodyBytes: 1_000_000,
  bodyTimeoutMs: 10_000,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  checkEveryMs: 2_000,
  idleTimeoutMs: 60_000,
  keepAliveMs: 10_000,
  freshMs: 1_000,
}
