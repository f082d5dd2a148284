import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('single-spa:routing-event', listener)
  return () => removeEventListener('single-spa:routing-event', listener)
}

const currentPath = () => location.pathname

/** The path of the current page, across all frontends. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, currentPath, currentPath)
}
