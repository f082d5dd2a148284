/** Paths that the server answers itself: they are no page of the shell. */
const serverPaths = /^\/(api|lecciones|correo)(\/|$)/

/** Where a click on this link leads within the page, or undefined when the browser shall follow it. */
function inPage(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element).closest?.('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
  const url = new URL(link.href)
  if (url.origin !== location.origin || serverPaths.test(url.pathname)) return
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return
  return url
}

/** Links of every frontend are plain links; a click on one changes the page without loading it anew. */
export function followLinksInPage(): void {
  document.addEventListener('click', (event) => {
    const url = inPage(event)
    if (!url) return
    event.preventDefault()
    if (url.href !== location.href) history.pushState(null, '', url)
  })
}
