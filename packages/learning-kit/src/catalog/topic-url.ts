/** The address of a tag's videos: it can be shared, and Back returns to the previous tag. */
export function topicUrl(slug: string): string {
  return `/home?tema=${encodeURIComponent(slug)}`
}

/** The address of a tag's own page, with its lessons to read. */
export function topicPageUrl(slug: string): string {
  return `/temas/${encodeURIComponent(slug)}`
}

/** The address of a roadmap's own page. */
export function roadmapPageUrl(slug: string): string {
  return `/roadmaps/${encodeURIComponent(slug)}`
}
