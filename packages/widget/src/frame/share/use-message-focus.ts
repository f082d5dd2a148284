import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to what is said in place of the question, and so brings it into view: the button that was pressed is
 * gone, and what takes less room would stand above the edge of a small screen.
 * @param state of the question; `sending` says nothing
 */
export function useMessageFocus(state: string): RefObject<(HTMLHeadingElement & HTMLDivElement) | null> {
  const said = useRef<HTMLHeadingElement & HTMLDivElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== state && state !== 'sending') said.current?.focus()
    before.current = state
  }, [state])
  return said
}
