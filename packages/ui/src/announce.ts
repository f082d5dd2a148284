/** The id of the live region; looked up in the document so that every frontend uses the one of the page. */
export const liveRegionId = 'announcements'

/** Makes a screen reader speak a message, even if it equals the one before. Needs one `LiveRegion` in the page. */
export function announce(message: string): void {
  const region = document.getElementById(liveRegionId)
  if (!region) return
  region.textContent = ''
  // The region has to be empty for a moment: screen readers ignore a text that does not change.
  setTimeout(() => {
    region.textContent = message
  }, 50)
}
