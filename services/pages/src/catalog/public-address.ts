const host = 'catalog.invalid'

/** The path and query of a public GET of the catalog; undefined for any other address. */
export function publicAddress(address: string): string | undefined {
  const url = URL.parse(address, `http://${host}`)
  if (!url || url.host !== host || !url.pathname.startsWith('/api/catalog/')) return undefined
  return url.pathname + url.search
}
