declare global {
  /** Buttons of fragments that were pressed before anything could react, in order (theme-boot.js). */
  var semaforoEarlyPresses: HTMLElement[] | undefined
}

const textFields = ['text', 'email', 'password', 'search'].map((type) => `input[type=${type}]`).join()

/**
 * Tells a frontend of what was typed, or filled in by the browser, before it had taken over: its fields show it, and
 * it knows nothing of it. React hears of a value that differs from the last that was set through the field itself.
 */
export function repeatEarlyTyping(element: HTMLElement): void {
  const fields = [...element.querySelectorAll<HTMLInputElement>(textFields)]
  const typed = fields.filter(({ value, defaultValue }) => value !== defaultValue)
  // All are read before the first is told of: with that the frontend sets the others back.
  for (const [field, value] of typed.map((field) => [field, field.value] as const)) {
    field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Repeats what a visitor pressed before a frontend had taken over what was rendered ahead. */
export function repeatEarlyPresses(element: HTMLElement): void {
  for (const button of globalThis.semaforoEarlyPresses?.splice(0) ?? []) void press(button, element)
}

/** A part of a page whose script comes later is taken over later. */
async function press(button: HTMLElement, within: HTMLElement): Promise<void> {
  for (let tries = 0; tries < 100 && within.contains(button); tries++) {
    if (isTakenOver(button)) return button.click()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** React keeps what it knows of an element under a key on it: nothing public tells whether it has taken it over. */
function isTakenOver(element: HTMLElement): boolean {
  return Object.keys(element).some((key) => key.startsWith('__react'))
}
