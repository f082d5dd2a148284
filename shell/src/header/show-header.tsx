import { createRoot, hydrateRoot } from 'react-dom/client'
import { captureEarlyInput, repeatEarlyInput } from '../federation/early-input.ts'
import type { Section } from '../registry/read-registry.ts'
import { Header } from './header.tsx'
import { headerIds } from './header-ids.ts'

/**
 * Shows the header, or takes over the one that was rendered ahead where its sections are known.
 * @returns how to show it with other sections
 */
export function showHeader(
  element: HTMLElement,
  sections: Section[] | undefined,
): (sections: Section[]) => void {
  const options = { identifierPrefix: headerIds }
  const header = <Header sections={sections} />
  element.dataset['shown'] = ''
  if (sections && element.hasChildNodes()) {
    const root = hydrateRoot(element, header, options)
    void repeatEarlyInput(element, captureEarlyInput(element, AbortSignal.abort()))
    return (next) => root.render(<Header sections={next} />)
  }
  const root = createRoot(element, options)
  root.render(header)
  return (next) => root.render(<Header sections={next} />)
}
