/** The address of a topic: it can be shared, and Back leads to the topic before. */
export function topicUrl(slug: string): string {
  return `/home?tema=${encodeURIComponent(slug)}`
}

/** The slug that a query string names, if any. */
export function slugIn(search: string): string | null {
  return new URLSearchParams(search).get('tema')
}
