import { pause } from './events/pause.ts'
import type { Logger } from './ports/logger.ts'

const dayMs = 24 * 3_600_000
/** Not during a start, and not at the same time of the day in every instance. */
const firstAfterMs = 5 * 60_000

/** How long data are kept that nobody needs any more, in milliseconds. */
export type Retention = {
  /** Events that every group has handled. */
  events: number
  /** Events that a group could not handle. */
  deadLetters: number
  /** What is left of an erased aggregate: longer than any token or event that names it. */
  erased: number
}

/** The settings of `Retention`, in days. */
export type RetentionSettings = {
  EVENTS_KEEP_DAYS: number
  DEAD_LETTERS_KEEP_DAYS: number
  ERASED_KEEP_DAYS: number
}

/** The settings as a retention. */
export const retentionOf = (settings: RetentionSettings): Retention => ({
  events: settings.EVENTS_KEEP_DAYS * dayMs,
  deadLetters: settings.DEAD_LETTERS_KEEP_DAYS * dayMs,
  erased: settings.ERASED_KEEP_DAYS * dayMs,
})

/** Removes expired data. `now` in milliseconds. */
export type Prune = (retention: Retention, now: number) => Promise<void>

/** Prunes every day until it is stopped; a failure is logged, and the next day tries again. */
export function startPruning(prune: Prune, retention: Retention, logger?: Logger): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  async function run() {
    for (let wait = firstAfterMs; ; wait = dayMs) {
      await pause(wait, signal)
      if (signal.aborted) return
      await prune(retention, Date.now()).catch((error: unknown) =>
        logger?.warn({ err: error }, 'what was kept for its time was not removed'),
      )
    }
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
