/** The slug that a query string names, if any. */
export function slugIn(search: string): string | null {
  return new URLSearchParams(search).get('tema')
}
