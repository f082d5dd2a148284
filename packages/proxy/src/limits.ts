/** The limits of forwarding to one service, in milliseconds and bytes. */
export type ForwardingLimits = {
  /** The time from a forwarded request to the first byte of its response, and between two parts of the response. */
  upstreamTimeoutMs: number
  /** The same for a poll, which a service answers when it has a message, or after 25 seconds. */
  pollTimeoutMs: number
  /** The failures in a row that open a service's circuit, and how long it stays open. */
  failuresToOpen: number
  openMs: number
  bodyBytes: number
  /** A client's time to send its whole body, from the end of its headers. */
  bodyTimeoutMs: number
  /** How long a cached response is fresh. */
  freshMs: number
}

export const defaultForwardingLimits: ForwardingLimits = {
  upstreamTimeoutMs: 15_000,
  pollTimeoutMs: 40_000,
  failuresToOpen: 5,
  openMs: 5_000,
  bodyBytes: 1_000_000,
  bodyTimeoutMs: 10_000,
  freshMs: 1_000,
}
