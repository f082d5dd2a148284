import type { Exported, LearnedTopic } from '@semaforo/contracts'
import type { CatalogCopy } from './catalog-copy.ts'
import type { LikedItems } from './likes.ts'

/** All data of this service about a person, with readable names. */
export async function exported(
  liked: LikedItems,
  learned: readonly LearnedTopic[],
  catalog: CatalogCopy,
): Promise<Exported> {
  const nameOf = async (id: number) => (await catalog.find('tag', id))?.item.name ?? null
  const [tags, learnedTags, roadmaps] = await Promise.all([
    Promise.all(liked.tag.map(async (id) => ({ id, name: await nameOf(id) }))),
    Promise.all(learned.map(async ({ id, at }) => ({ id, name: await nameOf(id), at }))),
    Promise.all(
      liked.roadmap.map(async (id) => ({
        id,
        title: (await catalog.find('roadmap', id))?.item.title ?? null,
      })),
    ),
  ])
  return { likedTags: tags, likedRoadmaps: roadmaps, learnedTags }
}
