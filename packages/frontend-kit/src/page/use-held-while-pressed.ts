import { useEffect, useRef, useSyncExternalStore } from 'react'

/** What ends a press without the release of its button. */
const ends = ['dragend', 'contextmenu', 'keydown'] as const

let isPressed = false

function subscribe(notify: () => void) {
  const listeners = new AbortController()
  const options = { capture: true, signal: listeners.signal }
  const release = () => {
    isPressed = false
    notify()
  }
  // Without a render of its own, which would clear what a program filled in without an event.
  document.addEventListener('mousedown', ({ button }) => (isPressed = button === 0), options)
  for (const end of ends) document.addEventListener(end, release, options)
  // After the click of the release: a render before it would bring a checkbox back that has just changed.
  document.addEventListener('mouseup', () => setTimeout(release), options)
  return () => listeners.abort()
}

/**
 * The value as it was when the current press of the mouse or of a finger began, else as it is. A press takes the focus
 * from the field before it reaches its button: a message that appeared then would move the button away, and the click
 * would be lost.
 */
export function useHeldWhilePressed<Value>(value: Value): Value {
  const isHeld = useSyncExternalStore(subscribe, () => isPressed)
  const held = useRef(value)
  useEffect(() => {
    if (!isHeld) held.current = value
  })
  return isHeld ? held.current : value
}
