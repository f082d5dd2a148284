import { fragmentAttributes as attributes, documentData, type RegisteredFrontend } from '@semaforo/contracts'

/** The element of a frontend in the page: the one that holds what was prerendered for it, or a new one. */
export function elementOf(name: string, main: HTMLElement): HTMLElement {
  const rendered = main.querySelector<HTMLElement>(`:scope > [${attributes.frontend}="${name}"]`)
  if (rendered) return rendered
  const element = document.createElement('div')
  element.setAttribute(attributes.frontend, name)
  main.append(element)
  return element
}

/** Removes what was prerendered for frontends that cannot be read: a panel is in their place. */
export function removeUnknownFragments(main: HTMLElement, known: readonly { name: string }[]): void {
  for (const element of main.querySelectorAll(`:scope > [${attributes.frontend}]`)) {
    const name = element.getAttribute(attributes.frontend)
    if (!known.some((each) => each.name === name)) element.remove()
  }
}

/** What was prerendered in the element of a frontend, until the frontend has left it once. */
export function fragmentIn(container: HTMLElement): HTMLElement | null {
  return container.querySelector(`:scope > [${attributes.release}]`)
}

/**
 * Prepares prerendered HTML for the release that is about to mount in it. HTML of the same release and path is hydrated:
 * it was rendered without a query, and so is the client's first render. Anything else would not match: it is removed, and
 * the release renders into an empty element. The attribute that holds back presses stays until those that came before
 * are repeated (`early-presses.ts`).
 */
export function prepareForHydration(fragment: HTMLElement, { integrity }: RegisteredFrontend): void {
  const isOfRelease = fragment.getAttribute(attributes.release) === integrity
  if (!isOfRelease) document.getElementById(documentData.state)?.remove()
  const isOfPage = fragment.getAttribute(attributes.path) === location.pathname
  if (!isOfRelease || !isOfPage) fragment.replaceChildren()
  fragment.removeAttribute(attributes.path)
}

/**
 * Removes the element of a frontend, what was pressed on it, and with a fragment that nothing took over the answers that
 * it came with.
 */
export function removeElement(element: HTMLElement): void {
  globalThis.semaforoEarlyPresses?.splice(0)
  if (element.hasAttribute(attributes.release)) document.getElementById(documentData.state)?.remove()
  element.remove()
}
