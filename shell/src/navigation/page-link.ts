/** Paths that the server answers itself: not pages of the shell. */
const serverPaths = /^\/(api|lecciones|correo)(\/|$)/

/** The address of the link at an element, if it is to a page of the shell. */
export function pageLink(element: EventTarget | null): URL | undefined {
  const link = element instanceof Element ? element.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  return url.origin === location.origin && !serverPaths.test(url.pathname) ? url : undefined
}
