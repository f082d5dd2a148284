import { fragmentAttributes } from '@semaforo/contracts'

const name = fragmentAttributes.style

/** Gives elements that were prerendered their styles back as React knows them. */
export function takeStylesOver(fragment: HTMLElement): void {
  for (const element of fragment.querySelectorAll<HTMLElement>(`[${name}]`)) {
    element.style.cssText = element.getAttribute(name) ?? ''
    element.removeAttribute(name)
  }
}
