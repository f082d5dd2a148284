import type { Platform, Readiness } from '@semaforo/platform'
import { pause } from '@semaforo/platform'
import type { Log } from '../log.ts'

const everyMs = 200
const sayEveryMs = 5_000
/** What answers by then is no news. */
const silentMs = 1_000
/** How long the start waits for what it can do without: nothing is lost by it, but the first counts of limits. */
const patienceMs = 2_000

/**
 * Waits until all that `part` cannot do without answers, and says every few seconds what does not. The start goes on
 * without the rest, which is said once.
 */
export async function untilReady(part: Pick<Platform, 'ready'>, log: Log, stopping: AbortSignal) {
  const began = performance.now()
  let next = began + silentMs
  while (!stopping.aborted) {
    const state = await part.ready()
    const now = performance.now()
    if (state.ok && state.without === undefined) return
    if (state.ok && now >= began + patienceMs) {
      log.warn({ reason: state.without }, 'starting without what can be done without')
      return
    }
    if (!state.ok && now >= next) {
      log.warn({ reason: state.reason }, 'waiting before the start')
      next = now + sayEveryMs
    }
    await pause(everyMs, stopping)
  }
}

/** The same readiness until the process is told to end: then nothing new is to come. */
export function readyUntil(stopping: AbortSignal, part: Pick<Platform, 'ready'>): () => Promise<Readiness> {
  return async () =>
    stopping.aborted ? { ok: false, reason: 'Este proceso está por terminar.' } : part.ready()
}
