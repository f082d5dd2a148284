import {
  countLikes,
  exportFromService,
  type Likes,
  likeRoadmap,
  likeTag,
  listLikedRoadmaps,
  listLikedTags,
  listLikes,
  listRecommendations,
  unlikeRoadmap,
  unlikeTag,
} from '@semaforo/contracts'
import type { Versioned } from '@semaforo/platform'
import { type Authenticate, notAllowed, serve, serveAs, tokenExpired } from '@semaforo/service-kit'
import { Router } from 'express'
import type { CatalogCopy } from './catalog-copy.ts'
import { exported } from './export.ts'
import { known, likeable } from './likeable.ts'
import { isErased, like, likedItems, type PersonLikes, unlike } from './likes.ts'
import { learnedTopics } from './progress/learned.ts'
import type { ProgressStore } from './progress/store.ts'
import { recommend } from './recommendations.ts'
import type { LikesStore } from './store.ts'

/** Likes, recommendations and the export: people see and change only their own. */
export function likesRoutes(
  authenticate: Authenticate,
  { likes, progress, catalog }: { likes: LikesStore; progress: ProgressStore; catalog: CatalogCopy },
): Router {
  const router = Router()
  const ofPerson = async (id: string) => likedItems((await likes.get(id))?.state)
  const learnedBy = async (id: string) => learnedTopics((await progress.get(id))?.state)

  serveAs(router, authenticate, listLikes, async ({ caller }) => answer(await likes.get(caller.sub)))
  serveAs(router, authenticate, listLikedTags, async ({ caller }) => {
    const tags = [...(await ofPerson(caller.sub)).tag]
    return { tags, likedTagIds: tags }
  })
  serveAs(router, authenticate, listLikedRoadmaps, async ({ caller }) => {
    const roadmaps = [...(await ofPerson(caller.sub)).roadmap]
    return { roadmaps, likedRoadmapIds: roadmaps }
  })

  for (const [kind, likeIt, unlikeIt] of [
    ['tag', likeTag, unlikeTag],
    ['roadmap', likeRoadmap, unlikeRoadmap],
  ] as const) {
    serveAs(router, authenticate, likeIt, async ({ caller, params }) => {
      likeable(kind, await catalog.find(kind, params.id))
      return answer(await likes.update(caller.sub, like(kind, params.id)))
    })
    serveAs(router, authenticate, unlikeIt, async ({ caller, params }) => {
      known(kind, await catalog.find(kind, params.id))
      return answer(await likes.update(caller.sub, unlike(kind, params.id)))
    })
  }

  serveAs(router, authenticate, listRecommendations, async ({ caller }) => {
    const [roadmaps, liked, learned] = await Promise.all([
      catalog.roadmaps(),
      ofPerson(caller.sub),
      learnedBy(caller.sub),
    ])
    return { roadmaps: recommend(roadmaps, { ...liked, learned: learned.map(({ id }) => id) }) }
  })

  serveAs(router, authenticate, exportFromService, async ({ caller, params }) => {
    if (params.userId !== caller.sub) throw notAllowed()
    return exported(await ofPerson(caller.sub), await learnedBy(caller.sub), catalog)
  })
  serve(router, countLikes, async () => ({
    tags: [...(await likes.countValues('tag'))].map(([id, likes]) => ({ id: Number(id), likes })),
  }))
  return router
}

/** @throws {ProblemError} 401 for an erased account whose token is still valid. */
function answer(likes: Versioned<PersonLikes | null> | undefined): Likes {
  if (isErased(likes?.state)) throw tokenExpired()
  const { tag, roadmap } = likedItems(likes?.state)
  return {
    tags: [...tag],
    roadmaps: [...roadmap],
    likedTagIds: [...tag],
    likedRoadmapIds: [...roadmap],
    version: likes?.version ?? 0,
  }
}
