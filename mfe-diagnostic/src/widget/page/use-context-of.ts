import type { FrameContext } from '@semaforo/contracts'
import { useEffect, useState } from 'react'
import { ask, paths } from '../ask.ts'

/** Whose page a federated widget is in, or why it cannot be used there; undefined while the site is asked. */
export function useContextOf(site: string, key: string): FrameContext | undefined {
  const [context, setContext] = useState<FrameContext>()
  useEffect(() => {
    let current = true
    const keep = (found: FrameContext) => {
      if (current) setContext(found)
    }
    ask(site, `${paths.context}?partner=${encodeURIComponent(key)}`).then(
      (found) => keep(found as FrameContext),
      // The browser keeps the answer from a page that is no partner's, and does not say so.
      () => keep({ site, error: 'unavailable' }),
    )
    return () => {
      current = false
    }
  }, [site, key])
  return context
}
