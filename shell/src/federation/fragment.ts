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

/** Removes from a fragment what this release does not render at the page's path, so that it starts from nothing. */
export function keepFitting(fragment: HTMLElement, { integrity }: RegisteredFrontend): void {
  const fits =
    fragment.getAttribute(attributes.release) === integrity &&
    fragment.getAttribute(attributes.path) === location.pathname
  if (!fits) fragment.replaceChildren()
}
