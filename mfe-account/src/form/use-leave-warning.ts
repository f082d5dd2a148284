import { useEffect } from 'react'
import { texts } from './form.texts.ts'

/** Asks before a form with unsaved changes is left: by closing or reloading the page, by a link, or by going back. */
export function useLeaveWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const unload = (event: BeforeUnloadEvent) => event.preventDefault()
    const navigate = (event: NavigateEvent) => {
      // A redirect replaces the entry, as when the session ends. A page load is asked about by `beforeunload`.
      if (event.navigationType === 'replace' || !event.destination.sameDocument || event.hashChange) return
      if (event.cancelable && !confirm(texts.leave)) event.preventDefault()
    }
    // Browsers without the Navigation API ask before a page load alone.
    const { navigation } = window as Partial<Pick<Window, 'navigation'>>
    addEventListener('beforeunload', unload)
    navigation?.addEventListener('navigate', navigate)
    return () => {
      removeEventListener('beforeunload', unload)
      navigation?.removeEventListener('navigate', navigate)
    }
  }, [unsaved])
}
