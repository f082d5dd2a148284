const host = 'services.invalid'

/** Whose public GETs pages are rendered with: the same answers for everybody. */
const prefixes = { catalog: '/api/catalog/', identity: '/api/contact' } as const

/** A service that answers them. */
export type Source = keyof typeof prefixes

/** The path and query of such an address, and who answers it; undefined for any other. */
export function publicAddress(address: string): { path: string; source: Source } | undefined {
  const url = URL.parse(address, `http://${host}`)
  if (!url || url.host !== host) return undefined
  for (const source of ['catalog', 'identity'] as const)
    if (url.pathname.startsWith(prefixes[source])) return { path: url.pathname + url.search, source }
  return undefined
}
