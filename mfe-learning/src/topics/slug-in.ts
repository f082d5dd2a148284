/** The slug in a query string, if any. */
export function slugIn(search: string): string | null {
  return new URLSearchParams(search).get('tema')
}
