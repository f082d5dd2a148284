import { type RefObject, useEffect, useRef } from 'react'

/**
 * If an action removes the control that had the focus, focuses this element (focusable: a heading, a message) instead of
 * leaving the focus at the top of the page.
 * @param happened whether an action is done that may have removed a control
 */
export function useFocusWhenLost<Shown extends HTMLElement = HTMLHeadingElement>(
  happened: boolean,
): RefObject<Shown | null> {
  const shown = useRef<Shown>(null)
  useEffect(() => {
    if (happened && document.activeElement === document.body) shown.current?.focus({ preventScroll: true })
  })
  return shown
}
