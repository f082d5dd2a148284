import { type RefObject, useEffect, useRef } from 'react'

/**
 * If an action removes the control that had the focus, focuses this element (a focusable heading) instead of
 * leaving the focus at the top of the page.
 * @param happened whether an action is done that may have removed a control
 */
export function useFocusWhenLost(happened: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (happened && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  })
  return heading
}
