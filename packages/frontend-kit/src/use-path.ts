import { useSyncExternalStore } from 'react'
import { useRenderedPath } from './page/rendered-path.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('single-spa:routing-event', listener)
  return () => removeEventListener('single-spa:routing-event', listener)
}

const currentPath = () => location.pathname

/** The path of the current page, across all frontends. */
export function usePath(): string {
  const rendered = useRenderedPath()
  return useSyncExternalStore(subscribe, currentPath, () => rendered)
}
