import { useEffect } from 'react'

/** Goes to the part that the address names: when a page of the site is left for this one, it is not there yet. */
export function useFragment(): void {
  useEffect(() => {
    const place = document.getElementById(location.hash.slice(1))
    if (!place) return
    place.tabIndex = -1
    place.focus({ preventScroll: true })
    place.scrollIntoView()
  }, [])
}
