/** What the gateway writes into a page's document, and the page reads from it. */

const siteName = 'Semáforo PyME'

/** The title of a page as the browser's tab shows it. */
export function fullTitle({ title }: { title: string }): string {
  return title ? `${title} · ${siteName}` : siteName
}

/** The ids of the inert JSON in a document: the registry, and the answers that its page was rendered with. */
export const documentData = { registry: 'registro', state: 'datos' } as const

/** The type of scripts, and the relation of what is preloaded, that a document asks for after its first paint. */
export const laterType = 'later'

/**
 * The attributes of what was prerendered: the element of its frontend, and in it that of the fragment, with the
 * integrity of its release's entry and the path of its page. Style attributes have another name until a script takes
 * over: a content security policy without `unsafe-inline` refuses them.
 */
export const fragmentAttributes = {
  frontend: 'data-frontend',
  release: 'data-release',
  path: 'data-path',
  style: 'data-style',
  /** A part of a fragment whose code is loaded by itself; it has the attribute until it has hydrated. */
  late: 'data-late',
} as const

/** The event that a part with `fragmentAttributes.late` dispatches when it has hydrated. It bubbles. */
export const hydratedEvent = 'semaforo:hydrated'
