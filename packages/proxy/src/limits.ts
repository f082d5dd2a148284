/** The limits of forwarding to one service, in milliseconds and bytes. */
export const defaultForwardingLimits = {
  /** The time from a forwarded request to the first byte of its response, and between two parts of the response. */
  upstreamTimeoutMs: 15_000,
  /** The same for a poll, which a service answers when it has a message, or after 25 seconds. */
  pollTimeoutMs: 40_000,
  /** The failures in a row that open a service's circuit, and how long it stays open. */
  failuresToOpen: 5,
  openMs: 5_000,
  bodyBytes: 1_000_000,
  /** A client's time to send its whole body, from the end of its headers. */
  bodyTimeoutMs: 10_000,
  /** How long a cached response is fresh. */
  freshMs: 1_000,
  /** How long readers of a stale response wait for the service to confirm it. */
  staleAfterMs: 2_000,
}
export type ForwardingLimits = typeof defaultForwardingLimits
