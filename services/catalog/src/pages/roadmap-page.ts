import type { RoadmapPage } from '@semaforo/contracts'
import type { Content } from './content.ts'
import { neighboursOf } from './neighbours.ts'

/** What the page of a roadmap shows; null for an unknown or retired one. */
export function roadmapPage(slug: string, { tags, roadmaps }: Content): RoadmapPage | null {
  const roadmap = roadmaps.find((one) => one.slug === slug)
  if (!roadmap) return null
  const described = roadmap.tags.flatMap((step) => {
    const tag = tags.find(({ id }) => id === step.id)
    return tag ? [{ ...step, description: tag.description }] : []
  })
  return {
    roadmap: { ...roadmap, tags: described },
    ...neighboursOf(roadmaps, roadmap, ({ title, slug }) => ({ title, slug })),
  }
}
