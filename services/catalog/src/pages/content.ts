import type { CountedTag, Roadmap } from '@semaforo/contracts'
import type { WithLikes } from '../like-counts.ts'
import { readRoadmaps, readTags } from '../read-catalog.ts'
import type { ItemStore } from '../store.ts'
import { type Lengths, withMinutes } from './minutes.ts'
import { sharedRead } from './shared-read.ts'

/** What every page takes its part of: the current tags and roadmaps in order. */
export type Content = { tags: readonly CountedTag[]; roadmaps: readonly Roadmap[] }

export function contentReader(
  items: ItemStore,
  withLikes: WithLikes,
  lengths: Lengths,
): () => Promise<Content> {
  return sharedRead(async () => ({
    tags: await withLikes(await readTags(items)),
    roadmaps: withMinutes(await readRoadmaps(items), lengths),
  }))
}
