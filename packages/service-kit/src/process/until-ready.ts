import { pause } from '../events/pause.ts'
import type { Log } from '../log.ts'
import type { Platform } from '../ports/platform.ts'

const everyMs = 200
const sayEveryMs = 5_000
/** What answers by then is no news. */
const silentMs = 1_000

/** Waits until all that `part` stands on answers, and says every few seconds what does not. */
export async function untilReady(part: Pick<Platform, 'ready'>, log: Log, stopping: AbortSignal) {
  let next = Date.now() + silentMs
  while (!stopping.aborted) {
    const state = await part.ready()
    if (state.ok) return
    if (Date.now() >= next) {
      log.warn({ reason: state.reason }, 'waiting before the start')
      next = Date.now() + sayEveryMs
    }
    await pause(everyMs, stopping)
  }
}
