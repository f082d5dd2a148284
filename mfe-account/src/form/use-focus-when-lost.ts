import { type RefObject, useEffect, useRef } from 'react'

/**
 * Where the control that had the focus disappears with what it did, the focus goes to this element (a heading
 * that takes it) and not to the top of the page.
 * @param happened whether something was done that may have taken a control away
 */
export function useFocusWhenLost(happened: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (happened && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  })
  return heading
}
