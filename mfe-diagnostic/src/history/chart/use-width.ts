import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** An element's width in pixels, as it changes. */
export function useWidth(): [ref: RefObject<HTMLDivElement | null>, width: number] {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(320)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    // Nothing is drawn for a chart that is folded away.
    const measure = () => element.clientWidth > 0 && setWidth(element.clientWidth)
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
