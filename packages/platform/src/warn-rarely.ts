import type { Logger } from './ports/logger.ts'

/**
 * A warning that may be called at every failure: it writes at most one line in `everyMs` milliseconds, with
 * the reason of the failure alone. Errors of drivers carry commands and addresses, credentials among them.
 */
export function warnRarely(
  log: Logger | undefined,
  message: string,
  everyMs = 5_000,
): (error: unknown) => void {
  let next = 0
  return (error) => {
    const now = Date.now()
    if (now < next) return
    next = now + everyMs
    log?.warn({ reason: reasonOf(error) }, message)
  }
}

/** What went wrong, in one line that holds no credentials. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A name with several addresses fails with all of them, and says nothing itself.
  const first = error instanceof AggregateError && !error.message ? error.errors[0] : error
  return first instanceof Error ? first.message || first.name : String(first)
}
