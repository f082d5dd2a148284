import { type RefObject, useEffect, useRef } from 'react'

/** Calls `load` when the element is within 200 px of the viewport, as the specification gives it. */
export function useNearEnd(load: (() => void) | undefined): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current || !load) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && load(),
      {
        rootMargin: '200px',
      },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [load])
  return end
}
