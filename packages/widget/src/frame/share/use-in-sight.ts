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

/**
 * Whether the visitor sees these elements, also through the page around the frame: what is to be read once, since a
 * small screen may not hold both, and what is to be pressed now; each for a moment, not in passing.
 */
export function useInSight(read: RefObject<Element | null>, pressed: RefObject<Element | null>): Sight {
  const [sight, setSight] = useState<Sight>('away')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements stay as long as their component
  useEffect(() => {
    const latest = new Map<Element, Sight>()
    let readSince = 0
    let steady: ReturnType<typeof setTimeout>
    const observer = new IntersectionObserver((entries: Entry[]) => {
      for (const entry of entries) {
        const { target } = entry
        const now = sightOf(entry)
        const before = latest.get(target)
        const isRead = target === read.current
        if (isRead && now === 'clear' && before !== 'clear') readSince = entry.time
        const wasRead = isRead && now === 'away' && before === 'clear' && entry.time - readSince >= steadyMs
        if (!wasRead) latest.set(target, now)
      }
      clearTimeout(steady)
      const seen = [...latest.values()]
      if (seen.includes('away')) setSight('away')
      else if (seen.includes('covered')) setSight('covered')
      else steady = setTimeout(() => setSight('clear'), steadyMs)
    }, options)
    for (const { current } of [read, pressed]) if (current) observer.observe(current)
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
