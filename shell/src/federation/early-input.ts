import { fragmentAttributes } from '@semaforo/contracts'

declare global {
  /** Buttons of fragments that were pressed before anything could react, in order (`boot`). */
  var semaforoEarlyPresses: HTMLElement[] | undefined
}

/**
 * Tells a frontend of what was typed, or filled in by the browser, before it had taken over: its fields show it, and
 * it knows nothing of it. React hears of a value that differs from the last that was set through the field itself.
 */
export async function repeatEarlyTyping(element: HTMLElement): Promise<void> {
  const fields = [...element.querySelectorAll('input')]
  const isTyped = ({ value, defaultValue }: HTMLInputElement) => value !== defaultValue
  await Promise.all(fields.filter(isTyped).map((field) => untilTakenOver(field, element)))
  // All are read before the first is told of: with that the frontend sets the others back.
  const typed = fields.filter(isTyped).map((field) => [field, field.value] as const)
  for (const [field, value] of typed) {
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
