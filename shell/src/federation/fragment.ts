import { fragmentAttributes as attributes, documentData, type RegisteredFrontend } from '@semaforo/contracts'

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
 * removed, so that it starts from nothing. Pages are rendered without a query: their first render in a browser is, too.
 * It keeps the mark that makes what is pressed wait, until what was typed has been repeated (`early-input.ts`).
 */
export function handOver(fragment: HTMLElement, { integrity }: RegisteredFrontend): void {
  const isOfRelease = fragment.getAttribute(attributes.release) === integrity
  if (!isOfRelease) document.getElementById(documentData.state)?.remove()
  const isOfPage = fragment.getAttribute(attributes.path) === location.pathname
  if (!isOfRelease || !isOfPage) fragment.replaceChildren()
  fragment.removeAttribute(attributes.path)
}

/** Removes the element of a frontend, and with a fragment that nothing took over the answers that it came with. */
export function removeElement(element: HTMLElement): void {
  if (element.hasAttribute(attributes.release)) document.getElementById(documentData.state)?.remove()
  element.remove()
}
