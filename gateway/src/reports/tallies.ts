import type { Report } from '@semaforo/contracts'
import type { KnownFrontend, Tally } from '@semaforo/releases'

/** The visits of a canary and of the stable release beside it, since both are live. */
export type Tallies = { canary: Tally; stable: Tally }

const visited = new Set<string>(['load-time', 'load'])
const failed = new Set<string>(['load', 'mount', 'render', 'uncaught'])

/**
 * Counts visits by release while a frontend has a canary. A page reports its first load once and its failures when
 * they happen, so one batch is at most one visit and one failure of a release.
 */
export function createTallies() {
  const pairs = new Map<string, Tallies & { versions: string }>()

  return {
    /** What was counted so far for a frontend's canary; undefined without one. */
    of({ name, registry: { stable, canary } }: KnownFrontend): Tallies | undefined {
      if (!canary) {
        pairs.delete(name)
        return undefined
      }
      const versions = `${stable} ${canary.version}`
      const counted = pairs.get(name)
      if (counted?.versions === versions) return counted
      const fresh = { canary: { visits: 0, failed: 0 }, stable: { visits: 0, failed: 0 }, versions }
      pairs.set(name, fresh)
      return fresh
    },
  }
}

/** Adds what one batch says of a release. */
export function addBatch(tally: Tally, batch: readonly Report[], frontend: string, version: string): void {
  const own = batch.filter((report) => report.frontend === frontend && report.version === version)
  if (own.some(({ kind }) => visited.has(kind))) tally.visits++
  // A page that fails later, in a batch of its own, has been counted as a visit before.
  if (own.some(({ kind }) => failed.has(kind))) tally.failed = Math.min(tally.visits, tally.failed + 1)
}
