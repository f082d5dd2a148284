import type { KeyboardEvent } from 'react'

const stops = 'input, li a[href]'

/**
 * Arrow up and down, Home and End move the focus through the search box and the topics. Enter opens the first of those
 * that were searched.
 */
export function moveFocus(event: KeyboardEvent, within: HTMLElement): void {
  // Those beyond the first of a phone's list are not visible.
  const elements = [...within.querySelectorAll<HTMLElement>(stops)].filter((stop) => stop.offsetParent)
  const at = elements.indexOf(event.target as HTMLElement)
  if (event.key === 'Enter' && (event.target as HTMLInputElement).value) elements[1]?.click()
  const last = elements.length - 1
  const stopOf: Record<string, number> = {
    ArrowDown: Math.min(at + 1, last),
    ArrowUp: at - 1,
    Home: 1,
    End: last,
  }
  const next = stopOf[event.key]
  // In the search box all but the arrow down belong to the text.
  if (next === undefined || at < 0 || (at === 0 && event.key !== 'ArrowDown')) return
  event.preventDefault()
  elements[next]?.focus()
}
