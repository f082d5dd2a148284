/** Where the videos of a tag are. */
export function topicUrl(slug: string): string {
  return `/home?tema=${encodeURIComponent(slug)}`
}
