import type { Logger } from './ports/logger.ts'

/**
 * A throttled warning, safe to call at every failure: it writes at most one line per `everyMs` milliseconds,
 * with the reason of the failure alone. Errors of drivers carry commands and addresses, credentials among them.
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

/** The reason of an error, in one line without credentials. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A host with several addresses fails with one error for each and an empty message of its own.
  const first = error instanceof AggregateError && !error.message ? error.errors[0] : error
  return first instanceof Error ? first.message || first.name : String(first)
}
