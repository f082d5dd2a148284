import { learnTopic, type Progress, readProgress, unlearnTopic } from '@semaforo/contracts'
import type { Versioned } from '@semaforo/platform'
import { type Authenticate, serveAs, tokenExpired } from '@semaforo/service-kit'
import { Router } from 'express'
import type { CatalogCopy } from '../catalog-copy.ts'
import { known, likeable } from '../likeable.ts'
import { learn, learnedTopics, type PersonProgress, unlearn } from './learned.ts'
import type { ProgressStore } from './store.ts'

/** What people have learned: they see and change only their own. */
export function progressRoutes(
  authenticate: Authenticate,
  progress: ProgressStore,
  catalog: CatalogCopy,
): Router {
  const router = Router()
  serveAs(router, authenticate, readProgress, async ({ caller }) => answer(await progress.get(caller.sub)))
  serveAs(router, authenticate, learnTopic, async ({ caller, params: { id } }) => {
    likeable('tag', await catalog.find('tag', id))
    return answer(await progress.update(caller.sub, learn(id, new Date().toISOString())))
  })
  serveAs(router, authenticate, unlearnTopic, async ({ caller, params: { id } }) => {
    known('tag', await catalog.find('tag', id))
    return answer(await progress.update(caller.sub, unlearn(id)))
  })
  return router
}

/** @throws {ProblemError} 401 for an erased account whose token is still valid. */
function answer(progress: Versioned<PersonProgress | null> | undefined): Progress {
  if (progress?.state && 'erased' in progress.state) throw tokenExpired()
  return { learned: [...learnedTopics(progress?.state)], version: progress?.version ?? 0 }
}
