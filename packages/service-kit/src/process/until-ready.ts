import type { Platform, Readiness } from '@semaforo/platform'
import { pause } from '@semaforo/platform'
import type { Log } from '../log.ts'

const pollMs = 200
const logEveryMs = 5_000
/** No log line for a dependency that answers within this time. */
const logAfterMs = 1_000
/** How long the start waits for optional dependencies: without them only the first counts of rate limits are lost. */
const optionalTimeoutMs = 2_000

/**
 * Waits until every required part of the platform answers, and logs every few seconds which does not. An
 * optional part that does not answer is logged once, and the start continues.
 * @throws {ConfigError} when a server rejects the settings: waiting would not help
 */
export async function untilReady(part: Pick<Platform, 'ready'>, log: Log, stopping: AbortSignal) {
  const began = performance.now()
  let next = began + logAfterMs
  while (!stopping.aborted) {
    const state = await part.ready()
    const now = performance.now()
    if (state.ok && state.without === undefined) return
    if (state.ok && now >= began + optionalTimeoutMs) {
      log.warn({ reason: state.without }, 'starting without an optional dependency')
      return
    }
    if (!state.ok && state.rejected) throw state.rejected
    if (!state.ok && now >= next) {
      log.warn({ reason: state.reason }, 'waiting before the start')
      next = now + logEveryMs
    }
    await pause(pollMs, stopping)
  }
}

/** The platform's readiness until shutdown begins, and not ready from then on, so that no new requests arrive. */
export function readyUntil(stopping: AbortSignal, part: Pick<Platform, 'ready'>): () => Promise<Readiness> {
  return async () =>
    stopping.aborted ? { ok: false, reason: 'Este proceso está por terminar.' } : part.ready()
}
