/** Where somebody goes who has signed in and wanted nothing in particular. */
const home = '/home'

/** The page that `?volver=` names, if it is one of this site and not a way into it; /home otherwise. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('volver')
  if (!wanted?.startsWith('/')) return home
  try {
    const url = new URL(wanted, location.origin)
    const isEntry = /^\/(login|register)(\/|$)/.test(url.pathname)
    return url.origin === location.origin && !isEntry ? url.pathname + url.search + url.hash : home
  } catch {
    return home
  }
}

/** A way into the site that still knows where the person wanted to go. */
export function keepingReturn(path: string, search: string): string {
  const back = returnPath(search)
  return back === home ? path : `${path}?volver=${encodeURIComponent(back)}`
}
