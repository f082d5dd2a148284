import type { Exported } from '@semaforo/contracts'
import type { CatalogCopy } from './catalog-copy.ts'
import type { LikedItems } from './likes.ts'

/** All data of this service about a person, with readable names. */
export async function exported(liked: LikedItems, catalog: CatalogCopy): Promise<Exported> {
  const [tags, roadmaps] = await Promise.all([
    Promise.all(
      liked.tag.map(async (id) => ({ id, name: (await catalog.find('tag', id))?.item.name ?? null })),
    ),
    Promise.all(
      liked.roadmap.map(async (id) => ({
        id,
        title: (await catalog.find('roadmap', id))?.item.title ?? null,
      })),
    ),
  ])
  return { likedTags: tags, likedRoadmaps: roadmaps }
}
