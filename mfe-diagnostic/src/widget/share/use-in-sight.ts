import { type RefObject, useEffect, useState } from 'react'

/** `clear` once the elements were wholly visible for a moment, `covered` while something lies over them. */
export type Sight = 'away' | 'covered' | 'clear'

/** How long they have to be visible, in ms: nobody presses on purpose what appeared just now. */
const steadyMs = 600

/** What tells of covers and of transparency (IntersectionObserver v2), where the browser has it. */
const seesCovers = 'isVisible' in IntersectionObserverEntry.prototype
const options = {
  threshold: [0, 0.5, 0.99, 1],
  ...(seesCovers && { trackVisibility: true, delay: 100 }),
}
type Entry = IntersectionObserverEntry & { isVisible?: boolean }

/** Whether the visitor sees all of these elements, also through the page around the frame. */
export function useInSight(...targets: readonly RefObject<Element | null>[]): Sight {
  const [sight, setSight] = useState<Sight>('away')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements stay as long as their component
  useEffect(() => {
    const latest = new Map<Element, Sight>()
    let steady: ReturnType<typeof setTimeout>
    const observer = new IntersectionObserver((entries: Entry[]) => {
      for (const entry of entries) latest.set(entry.target, sightOf(entry))
      clearTimeout(steady)
      const seen = [...latest.values()]
      if (seen.includes('away')) setSight('away')
      else if (seen.includes('covered')) setSight('covered')
      else steady = setTimeout(() => setSight('clear'), steadyMs)
    }, options)
    for (const { current } of targets) if (current) observer.observe(current)
    return () => {
      clearTimeout(steady)
      observer.disconnect()
    }
  }, [])
  return sight
}

function sightOf({ intersectionRatio, isVisible = true }: Entry): Sight {
  if (intersectionRatio < 0.99) return 'away'
  return isVisible ? 'clear' : 'covered'
}
