import type { Report } from '@semaforo/contracts'
import { fewestVisits, type KnownFrontend, type Tally } from '@semaforo/releases'

/** The visits of a canary and of the stable release beside it, since both are live. */
export type Tallies = { canary: Tally; stable: Tally; networks: Networks }

/** What each network's visits said of a release: how many counted, when the next one does, and whether the last failed. */
type Networks = Map<string, { visits: number; hourEnds: number; failed: boolean }>

const hourMs = 3_600_000
/** A network is at most a fifth of what a canary is judged by first. */
const visitsOfNetwork = fewestVisits / 5
/** More networks than a canary needs to be judged; of more, the oldest are forgotten. */
const mostNetworks = 10_000

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
      const fresh = {
        canary: { visits: 0, failed: 0 },
        stable: { visits: 0, failed: 0 },
        networks: new Map(),
        versions,
      }
      pairs.set(name, fresh)
      return fresh
    },
  }
}

/**
 * Adds what one batch of a network says of a release. Reports are anonymous, so a network counts once an hour, with one
 * failure at most. `now` is in milliseconds.
 */
export function addBatch(
  tallies: Tallies,
  release: 'canary' | 'stable',
  { reports, network, now }: { reports: readonly Report[]; network: string; now: number },
): void {
  const { networks, [release]: tally } = tallies
  const key = `${release} ${network}`
  const before = networks.get(key)
  const counts = !before || (now >= before.hourEnds && before.visits < visitsOfNetwork)
  if (counts && reports.some(({ kind }) => visited.has(kind))) {
    tally.visits++
    networks.delete(key)
    networks.set(key, { visits: (before?.visits ?? 0) + 1, hourEnds: now + hourMs, failed: false })
    for (const oldest of networks.keys()) {
      if (networks.size <= mostNetworks) break
      networks.delete(oldest)
    }
  }
  // A page that fails later, in a later batch, has been counted as a visit before.
  const visit = networks.get(key)
  if (!visit || visit.failed || now >= visit.hourEnds || !reports.some(({ kind }) => failed.has(kind))) return
  visit.failed = true
  tally.failed++
}
