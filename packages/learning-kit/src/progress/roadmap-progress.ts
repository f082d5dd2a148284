type Topic = { id: number | string }

/** How far somebody is on a roadmap, and its first topic that they have not learned. */
export type RoadmapProgress<Tag> = { learned: number; total: number; next: Tag | undefined }

export function roadmapProgress<Tag extends Topic>(
  tags: readonly Tag[],
  isLearned: (id: number | string) => boolean,
): RoadmapProgress<Tag> {
  const left = tags.filter(({ id }) => !isLearned(id))
  return { learned: tags.length - left.length, total: tags.length, next: left[0] }
}
