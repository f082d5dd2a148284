import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

type Size = { width: number; height: number }

/** An element's size in pixels, as it changes. */
export function useSize(): [ref: RefObject<HTMLDivElement | null>, size: Size] {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 320, height: 200 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, size]
}
