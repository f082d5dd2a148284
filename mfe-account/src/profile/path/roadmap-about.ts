type Topic = { id: number | string; slug: string }
type Roadmap<Tag extends Topic> = { title: string; slug: string; tags: readonly Tag[] }

/** The roadmap that teaches most about an indicator, whose topics are named by their slugs; the earlier one of equals. */
export function roadmapAbout<Tag extends Topic, Found extends Roadmap<Tag>>(
  slugs: readonly string[],
  roadmaps: readonly Found[],
): Found | undefined {
  const [best] = roadmaps
    .map((roadmap) => ({ roadmap, shared: roadmap.tags.filter(({ slug }) => slugs.includes(slug)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared)
  return best?.roadmap
}
