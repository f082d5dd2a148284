import type { GatewayConfig } from './config.ts'

/** The gateway's limits, in milliseconds and bytes. */
export type Limits = {
  /** The time from a proxied request to the first byte of its response, and between two parts of the response. */
  upstreamTimeoutMs: number
  /** The same for a poll, which a service answers when it has a message, or after 25 seconds. */
  pollTimeoutMs: number
  /** The failures in a row that open a service's circuit, and how long it stays open. */
  failuresToOpen: number
  openMs: number
  bodyBytes: number
  /** The most that a release of a frontend may hold which comes by upload. */
  releaseBytes: number
  /** A client's time to send its whole body, from the end of its headers. */
  bodyTimeoutMs: number
  /** A client's time for its headers and for its whole request, and the interval at which both are checked. */
  headersTimeoutMs: number
  requestTimeoutMs: number
  checkEveryMs: number
  /** The idle timeout of a connection, and the keep-alive timeout between two requests. */
  idleTimeoutMs: number
  keepAliveMs: number
  /** How long a cached response is fresh. */
  freshMs: number
  /** How long rendered pages are taken for current where nothing says that they changed. */
  pagesFreshMs: number
}

export const defaultLimits: Limits = {
  upstreamTimeoutMs: 15_000,
  pollTimeoutMs: 40_000,
  failuresToOpen: 5,
  openMs: 5_000,
  bodyBytes: 1_000_000,
  releaseBytes: 30_000_000,
  bodyTimeoutMs: 10_000,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  checkEveryMs: 2_000,
  idleTimeoutMs: 60_000,
  keepAliveMs: 10_000,
  freshMs: 1_000,
  pagesFreshMs: 5_000,
}

/** The limits, as far as settings say otherwise. */
export function limitsOf({ RELEASE_UPLOAD_MB }: Pick<GatewayConfig, 'RELEASE_UPLOAD_MB'>): Limits {
  return { ...defaultLimits, releaseBytes: RELEASE_UPLOAD_MB * 1_000_000 }
}
