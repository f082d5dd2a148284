/** Where somebody goes who has signed in and wanted nothing in particular. */
const home = '/home'

/** Longer than any page's address; browsers refuse to show much longer ones. */
const longest = 2_000

/**
 * The page that `?volver=` names, if it is one of this site and not a way into it; /home otherwise.
 * @param search the query of the page's address
 * @param origin of this site, e.g. 'https://semaforo.mx'
 */
export function returnPath(search: string, origin = location.origin): string {
  const wanted = new URLSearchParams(search).get('volver') ?? ''
  if (!wanted.startsWith('/') || wanted.length > longest || !URL.canParse(wanted, origin)) return home
  const url = new URL(wanted, origin)
  const path = url.pathname + url.search + url.hash
  const isEntry = /^\/(login|register)(\/|$)/.test(url.pathname)
  // '/.//host' is of this site, and the path '//host' that it comes to is not: only what reads the same again counts.
  return url.origin === origin && hrefOf(path, origin) === url.href && !isEntry ? path : home
}

function hrefOf(path: string, origin: string): string | undefined {
  return URL.canParse(path, origin) ? new URL(path, origin).href : undefined
}

/** A way into the site that still knows where the person wanted to go. */
export function keepingReturn(path: string, search: string): string {
  const back = returnPath(search)
  return back === home ? path : `${path}?volver=${encodeURIComponent(back)}`
}
