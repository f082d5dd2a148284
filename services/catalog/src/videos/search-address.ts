/** Where the real provider lives. */
export const realProvider = 'https://www.googleapis.com/youtube/v3/search'

/** The address of `search.list`, whether the operator wrote the server, the API's root or the call itself. */
export function searchAddress(providerUrl: string): string {
  const url = new URL(providerUrl)
  if (url.pathname === '/') url.pathname = '/youtube/v3/search'
  else if (!url.pathname.endsWith('/search')) url.pathname += '/search'
  return url.href
}
