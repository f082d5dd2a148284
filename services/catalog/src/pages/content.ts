import type { CountedTag, Roadmap } from '@semaforo/contracts'
import { type Popularity, withLikes } from '../popularity/stores.ts'
import { readRoadmaps, readTags } from '../read-catalog.ts'
import type { ItemStore } from '../store.ts'
import { type Lengths, withMinutes } from './minutes.ts'
import { sharedRead } from './shared-read.ts'

/** What every page takes its part of: the current tags and roadmaps in order. */
export type Content = { tags: readonly CountedTag[]; roadmaps: readonly Roadmap[] }

export function contentReader(
  items: ItemStore,
  popularity: Popularity,
  lengths: Lengths,
): () => Promise<Content> {
  return sharedRead(async () => ({
    tags: await withLikes(popularity, await readTags(items)),
    roadmaps: withMinutes(await readRoadmaps(items), lengths),
  }))
}
