/** Paths that the server answers itself: not pages of the shell. */
const serverPaths = /^\/(api|lecciones|correo)(\/|$)/

/** The path of a link to handle within the page, or undefined to leave the click to the browser. */
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

/** Frontends use plain links; this turns a click on one into a navigation without a page load. */
export function followLinksInPage(): void {
  document.addEventListener('click', (event) => {
    const url = inPage(event)
    if (!url) return
    event.preventDefault()
    if (url.href !== location.href) history.pushState(null, '', url)
  })
}
