import { defaultForwardingLimits } from '@semaforo/proxy'
import type { GatewayConfig } from './config.ts'

/** The gateway's limits, in milliseconds and bytes. */
export const defaultLimits = {
  ...defaultForwardingLimits,
  /** The most that a release of a frontend may hold which comes by upload. */
  releaseBytes: 30_000_000,
  /** A client's time for its headers and for its whole request, and the interval at which both are checked. */
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  checkEveryMs: 2_000,
  /** The idle timeout of a connection, and the keep-alive timeout between two requests. */
  idleTimeoutMs: 60_000,
  keepAliveMs: 10_000,
  /** How long rendered pages are taken for current where nothing says that they changed. */
  pagesFreshMs: 5_000,
}
export type Limits = typeof defaultLimits

/** The limits, as far as settings say otherwise. */
export function limitsOf({ RELEASE_UPLOAD_MB }: Pick<GatewayConfig, 'RELEASE_UPLOAD_MB'>): Limits {
  return { ...defaultLimits, releaseBytes: RELEASE_UPLOAD_MB * 1_000_000 }
}
