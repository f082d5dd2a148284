import { createRoot, hydrateRoot } from 'react-dom/client'
import { repeatPresses } from '../federation/early-presses.ts'
import type { Section } from '../registry/read-registry.ts'
import { Header } from './header.tsx'
import { headerIds } from './header-ids.ts'

/**
 * Shows the header, or takes over the one that was prerendered where its sections are known.
 * @returns how to show it with other sections
 */
export function showHeader(
  element: HTMLElement,
  sections: Section[] | undefined,
): (sections: Section[]) => void {
  const options = { identifierPrefix: headerIds }
  const shown = () => {
    element.dataset['shown'] = ''
    repeatPresses(element)
  }
  const headerOf = (sections: Section[] | undefined) => <Header sections={sections} onShown={shown} />
  if (sections && element.hasChildNodes()) {
    const root = hydrateRoot(element, headerOf(sections), options)
    return (next) => root.render(headerOf(next))
  }
  const root = createRoot(element, options)
  root.render(headerOf(sections))
  return (next) => root.render(headerOf(next))
}
