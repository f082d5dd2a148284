import { liveRegionId } from '../announce.ts'

/** Where `announce` speaks. The page holds one, from its start on. */
export function LiveRegion() {
  return <div id={liveRegionId} role="status" aria-live="polite" className="visually-hidden" />
}
