import { fragmentAttributes, hydratedEvent } from '@semaforo/contracts'

declare global {
  /** Prerendered buttons that were pressed before anything could react, and links after them, in order (`boot`). */
  var semaforoEarlyPresses: HTMLElement[] | undefined
}

const unhydrated = `[${fragmentAttributes.release}], [${fragmentAttributes.late}]`

/** Repeats the presses on an element that has hydrated, and those on its late parts once each has hydrated. */
export function repeatPresses(element: HTMLElement): void {
  element.removeAttribute(fragmentAttributes.release)
  repeat()
  element.addEventListener(hydratedEvent, repeat)
}

function repeat(): void {
  const waiting: HTMLElement[] = []
  for (const part of globalThis.semaforoEarlyPresses?.splice(0) ?? []) {
    if (!part.isConnected) continue
    // A link leads away from what was pressed before it.
    if (part.closest(unhydrated) || (waiting[0] && part.matches('a'))) waiting.push(part)
    else part.click()
  }
  globalThis.semaforoEarlyPresses?.push(...waiting)
}
