import type { FrameContext } from '@semaforo/contracts'

/** What the gateway wrote into the frame, which is of the same origin and release. */
export function readContext(): FrameContext {
  const unknown = { site: location.origin, error: 'unavailable' } as const
  try {
    const context = JSON.parse(document.getElementById('context')?.textContent ?? '') as FrameContext
    return 'partner' in context && window.parent === window
      ? { site: context.site, error: 'not-embedded' }
      : context
  } catch {
    return unknown
  }
}
