import type { ProviderResult } from './provider.ts'

type Failed = Extract<ProviderResult, { failure: unknown }>

const failuresToRest = 3
const minute = 60_000
const hour = 60 * minute

/**
 * Leaves a failing provider alone, so that an outage does not use up the day's calls: after three failures in a row for
 * a minute, and after each later one for twice as long, up to an hour. `now` is in milliseconds.
 */
export function createRest(now: () => number) {
  let failures = 0
  let last: { result: Failed; at: number } | undefined
  return {
    /** The last failure, while the provider is left alone. */
    resting(): Failed | undefined {
      if (!last || failures < failuresToRest) return undefined
      const elapsed = now() - last.at
      const restMs = Math.min(hour, minute * 2 ** (failures - failuresToRest))
      // A clock that was set back ends the rest.
      return elapsed >= 0 && elapsed < restMs ? { ...last.result, retry: false, reached: false } : undefined
    },
    ended(result: ProviderResult): void {
      if ('failure' in result && ['unavailable', 'malformed', 'refused'].includes(result.failure)) {
        failures += 1
        last = { result, at: now() }
      } else failures = 0
    },
  }
}
