import type { RoadmapPage } from '@semaforo/contracts'
import { readRoadmaps, readTags } from '../read-catalog.ts'
import type { ItemStore } from '../store.ts'
import { neighboursOf } from './neighbours.ts'

/** What the page of a roadmap shows; null for an unknown or retired one. */
export async function roadmapPage(slug: string, items: ItemStore): Promise<RoadmapPage | null> {
  const [tags, roadmaps] = await Promise.all([readTags(items), readRoadmaps(items)])
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
