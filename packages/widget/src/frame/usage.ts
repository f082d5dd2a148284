import type { countUsage } from '@semaforo/contracts'
import { ask, type BodyOf, paths } from '@semaforo/diagnostic-ui'

type Count = BodyOf<typeof countUsage>
type Use = Count['what']

/** Counts each use once, without waiting: that a count is lost disturbs nobody. */
export function usageOf(site: string, partner: string): (what: Use) => void {
  const counted = new Set<Use>()
  return (what) => {
    if (counted.has(what)) return
    counted.add(what)
    const count: Count = { partner, what }
    void ask(site, paths.usage, count).catch(() => undefined)
  }
}
