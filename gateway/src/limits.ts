import { defaultForwardingLimits, type ForwardingLimits } from '@semaforo/proxy'
import type { GatewayConfig } from './config.ts'

/** The gateway's limits, in milliseconds and bytes. */
export type Limits = ForwardingLimits & {
  /** The most that a release of a frontend may hold which comes by upload. */
  releaseBytes: number
  /** A client's time for its headers and for its whole request, and the interval at which both are checked. */
  headersTimeoutMs: number
  requestTimeoutMs: number
  checkEveryMs: number
  /** The idle timeout of a connection, and the keep-alive timeout between two requests. */
  idleTimeoutMs: number
  keepAliveMs: number
  /** How long rendered pages are taken for current where nothing says that they changed. */
  pagesFreshMs: number
}

export const defaultLimits: Limits = {
  ...defaultForwardingLimits,
  releaseBytes: 30_000_000,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  checkEveryMs: 2_000,
  idleTimeoutMs: 60_000,
  keepAliveMs: 10_000,
  pagesFreshMs: 5_000,
}

/** The limits, as far as settings say otherwise. */
export function limitsOf({ RELEASE_UPLOAD_MB }: Pick<GatewayConfig, 'RELEASE_UPLOAD_MB'>): Limits {
  return { ...defaultLimits, releaseBytes: RELEASE_UPLOAD_MB * 1_000_000 }
}
