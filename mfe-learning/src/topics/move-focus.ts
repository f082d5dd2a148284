import type { KeyboardEvent } from 'react'

const stops = 'input, a[href]'

/**
 * Arrow up and down, Home and End move the focus through the search box and the topics. Enter opens the first of those
 * that were searched.
 */
export function moveFocus(event: KeyboardEvent, within: HTMLElement | null): void {
  // Those beyond the first of a phone's list are not visible.
  const elements = [...(within?.querySelectorAll<HTMLElement>(stops) ?? [])].filter(
    (stop) => stop.offsetParent,
  )
  const at = elements.indexOf(event.target as HTMLElement)
  if (event.key === 'Enter' && (event.target as HTMLInputElement).value) elements[1]?.click()
  const next = nextStop(event.key, at, elements.length)
  if (next === undefined || (at === 0 && event.key !== 'ArrowDown')) return
  event.preventDefault()
  elements[next]?.focus()
}

function nextStop(key: string, at: number, count: number): number | undefined {
  if (at < 0) return undefined
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 1
  if (key === 'End') return count - 1
  return undefined
}
