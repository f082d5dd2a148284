/** The URL of YouTube's own API. */
export const realProvider = 'https://www.googleapis.com/youtube/v3/search'

/** The URL of `search.list`, given the URL of the server, of the API's root or of the call itself. */
export function searchAddress(providerUrl: string): string {
  const url = new URL(providerUrl)
  if (url.pathname === '/') url.pathname = '/youtube/v3/search'
  else if (!url.pathname.endsWith('/search')) url.pathname += '/search'
  return url.href
}
