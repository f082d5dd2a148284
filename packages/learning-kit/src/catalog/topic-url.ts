/** Where the videos of a tag are: the address can be shared, and Back leads to the tag before. */
export function topicUrl(slug: string): string {
  return `/home?tema=${encodeURIComponent(slug)}`
}
