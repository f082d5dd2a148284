import { fragmentAttributes, hydratedEvent } from '@semaforo/contracts'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'

const unhydrated = { [fragmentAttributes.late]: '', style: { display: 'contents' } }

/**
 * A Suspense boundary for a prerendered part that loads its code by itself. Until the part has hydrated, the page keeps
 * presses on its buttons.
 */
export function LatePart({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <Hydrating>{children}</Hydrating>
    </Suspense>
  )
}

function Hydrating({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the render for what its fields held already.
    queueMicrotask(() => {
      part.current?.removeAttribute(fragmentAttributes.late)
      part.current?.dispatchEvent(new Event(hydratedEvent, { bubbles: true }))
    })
  }, [])
  return (
    <div ref={part} {...unhydrated}>
      {children}
    </div>
  )
}
