import { liveRegionId } from '../announce.ts'

/** The element that `announce` writes to; present once per page, from the first render. */
export function LiveRegion() {
  return <div id={liveRegionId} role="status" aria-live="polite" className="visually-hidden" />
}
