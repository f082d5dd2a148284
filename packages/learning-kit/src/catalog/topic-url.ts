/** The address of a tag's videos: it can be shared, and Back returns to the previous tag. */
export function topicUrl(slug: string): string {
  return `/home?tema=${encodeURIComponent(slug)}`
}
