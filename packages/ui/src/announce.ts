/** The id of the live region; looked up in the document so that every frontend reaches the one of the page. */
export const liveRegionId = 'announcements'

/** Has a screen reader say a message, also when it equals the one before. Needs one `LiveRegion` in the page. */
export function announce(message: string): void {
  const region = document.getElementById(liveRegionId)
  if (!region) return
  region.textContent = ''
  // The region must be seen empty for a moment, or an equal text is no change.
  setTimeout(() => {
    region.textContent = message
  }, 50)
}
