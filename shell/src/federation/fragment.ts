import { fragmentAttributes as attributes, type RegisteredFrontend } from '@semaforo/contracts'

/** The element of a frontend in the page: the one that holds what was rendered ahead for it, or a new one. */
export function elementOf(name: string, main: HTMLElement): HTMLElement {
  const rendered = main.querySelector<HTMLElement>(`:scope > [${attributes.frontend}="${name}"]`)
  if (rendered) return rendered
  const element = document.createElement('div')
  element.setAttribute(attributes.frontend, name)
  main.append(element)
  return element
}

/** Removes what was rendered ahead for frontends that cannot be read: a panel is in their place. */
export function dropOthers(main: HTMLElement, known: readonly { name: string }[]): void {
  for (const element of main.querySelectorAll(`:scope > [${attributes.frontend}]`)) {
    const name = element.getAttribute(attributes.frontend)
    if (!known.some((each) => each.name === name)) element.remove()
  }
}

/** What was rendered ahead in the element of a frontend, until the frontend has left it once. */
export function fragmentIn(container: HTMLElement): HTMLElement | null {
  return container.querySelector(`:scope > [${attributes.release}]`)
}

/**
 * Makes a fragment the element of a release that is about to mount: what that does not render at the page's path is
 * removed, so that it starts from nothing.
 */
export function handOver(fragment: HTMLElement, { integrity }: RegisteredFrontend): void {
  const fits =
    fragment.getAttribute(attributes.release) === integrity &&
    fragment.getAttribute(attributes.path) === location.pathname
  if (!fits) fragment.replaceChildren()
  fragment.removeAttribute(attributes.release)
  fragment.removeAttribute(attributes.path)
}

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
  for (const button of globalThis.semaforoEarlyPresses?.splice(0) ?? [])
    if (element.contains(button)) button.click()
}
