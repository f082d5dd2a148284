/** Where a login without a requested page leads. */
const home = '/home'

/** Longer than any page's address; browsers truncate much longer ones. */
const longest = 2_000

/**
 * The page in `?volver=`, if it is on this site and not an entry page; /home otherwise.
 * @param search the query of the page's address
 * @param origin of this site, for example 'https://semaforo.mx'
 */
export function returnPath(search: string, origin = location.origin): string {
  const wanted = new URLSearchParams(search).get('volver') ?? ''
  if (!wanted.startsWith('/') || wanted.length > longest || !URL.canParse(wanted, origin)) return home
  const url = new URL(wanted, origin)
  const path = url.pathname + url.search + url.hash
  const isEntry = /^\/(login|register)(\/|$)/.test(url.pathname)
  // '/.//host' is on this site but normalizes to the path '//host', which is another host: only a path that
  // resolves to itself is accepted.
  return url.origin === origin && hrefOf(path, origin) === url.href && !isEntry ? path : home
}

function hrefOf(path: string, origin: string): string | undefined {
  return URL.canParse(path, origin) ? new URL(path, origin).href : undefined
}

/** The link to an entry page, with the page to return to afterwards. */
export function withReturnPath(path: string, search: string): string {
  const back = returnPath(search)
  return back === home ? path : `${path}?volver=${encodeURIComponent(back)}`
}
