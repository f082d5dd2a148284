import { fragmentAttributes } from '@semaforo/contracts'

declare global {
  /** Buttons of fragments that were pressed before anything could react, in order (`boot`). */
  var semaforoEarlyPresses: HTMLElement[] | undefined
}

/** What was typed into the fields of a page, or filled in by the browser. */
export type EarlyTyping = ReadonlyMap<HTMLInputElement, string>

/**
 * Notes what is typed until a frontend knows of it. A render that comes before that, such as the one for the address's
 * query, sets the fields back.
 */
export function noteTyping(element: HTMLElement, until: AbortSignal): EarlyTyping {
  const typed = new Map<HTMLInputElement, string>()
  const note = (field: HTMLInputElement) => typed.set(field, field.value)
  for (const field of element.querySelectorAll('input')) if (field.value !== field.defaultValue) note(field)
  const onInput = ({ target }: Event) => target instanceof HTMLInputElement && note(target)
  element.addEventListener('input', onInput, { signal: until })
  return typed
}

/**
 * Tells a frontend of what was typed before it had taken over. React hears of a value that differs from the last that
 * was set through the field itself.
 */
export async function repeatEarlyTyping(element: HTMLElement, typed: EarlyTyping): Promise<void> {
  await Promise.all([...typed.keys()].map((field) => untilTakenOver(field, element)))
  for (const [field, value] of [...typed]) {
    field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Repeats what a visitor pressed before a frontend had taken over what was rendered ahead; from then on it reacts. */
export async function repeatEarlyPresses(element: HTMLElement): Promise<void> {
  element.removeAttribute(fragmentAttributes.release)
  for (const button of globalThis.semaforoEarlyPresses?.splice(0) ?? []) {
    await untilTakenOver(button, element)
    if (element.contains(button)) button.click()
  }
}

/** A part of a page whose script comes later is taken over later. */
async function untilTakenOver(part: HTMLElement, page: HTMLElement): Promise<void> {
  for (let tries = 0; tries < 100 && page.contains(part) && !isTakenOver(part); tries++)
    await new Promise((resolve) => setTimeout(resolve, 100))
}

/** React keeps what it knows of an element under a key on it: nothing public tells whether it has taken it over. */
function isTakenOver(element: HTMLElement): boolean {
  return Object.keys(element).some((key) => key.startsWith('__react'))
}
