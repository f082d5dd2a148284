import { type ReleaseAnswer, ReleaseRequest, releaseLimits, releasesPath } from '@semaforo/contracts'
import type { RateLimiter } from '@semaforo/platform'
import { clientLeft, type Service } from '@semaforo/proxy'
import { publicList, receiveFile, receiveOrder, withFailures } from '@semaforo/releases'
import { badRequest, methodNotAllowed } from '@semaforo/service-kit'
import { type Request, Router } from 'express'
import { countClient } from '../edge/rate-limit.ts'
import { readJson } from '../edge/read-json.ts'
import type { Limits } from '../limits.ts'
import { located } from '../locate.ts'
import type { CanaryJudge } from '../reports/canary-judge.ts'
import { pageFailures } from './page-failures.ts'
import { asRefused, tooManyFiles } from './refused.ts'

/** A manifest, and the order that it comes with. */
const bodyBytes = releaseLimits.manifestBytes + 4_096
/** Files that are taken at the same time: they bound what unfinished ones may hold on disk. */
const filesAtOnce = 32

/**
 * `/federation/releases`: what runs, for everybody to read; orders that teams signed; and the files of the releases
 * that these brought. Only who has a team's key can open an upload, and only who opened it knows its address.
 */
export function releases(options: {
  frontendsDir: string
  publicUrl: string
  limiter: RateLimiter
  limits: Pick<Limits, 'bodyTimeoutMs' | 'releaseBytes'>
  judge: CanaryJudge
  pages: Service | undefined
}): Router {
  const { frontendsDir: dir, publicUrl, limiter, limits, judge, pages } = options
  const { origin } = new URL(publicUrl)
  const receiver = { dir, site: origin, mostBytes: limits.releaseBytes, verdictOn: judge.verdictOn }
  let receiving = 0
  const router = Router()

  router.get(releasesPath, async (_req, res) => {
    const [running, failures] = await Promise.all([publicList(dir).catch(asRefused), pageFailures(pages)])
    res.set('Cache-Control', 'no-store').json({ frontends: withFailures(running, failures) })
  })

  router.post(releasesPath, async (req, res) => {
    await countClient(limiter, located(res).client)
    const { data } = ReleaseRequest.safeParse(await readJson(req, { ...limits, bodyBytes }))
    if (!data) throw badRequest('invalid-request', 'Eso no es una orden para una versión.')
    const at = new Date().toISOString()
    const received = await receiveOrder(receiver, data, at).catch(asRefused)
    res.set('Cache-Control', 'no-store').json(answerOf(received))
  })

  router.put(`${releasesPath}/:frontend/:upload/:file`, async (req, res) => {
    if (receiving >= filesAtOnce) throw tooManyFiles()
    receiving += 1
    try {
      await receiveFile(dir, req.params, bodyOf(req), lengthOf(req)).catch(asRefused)
    } catch (error) {
      // Read to its end unseen, so that the client gets to read why.
      req.resume()
      throw error
    } finally {
      receiving -= 1
    }
    res.status(204).end()
  })

  router.all(releasesPath, () => {
    throw methodNotAllowed(['GET', 'POST'])
  })
  return router
}

/** The pointers alone: what else the registry says is not for every reader. */
function answerOf(received: Awaited<ReturnType<typeof receiveOrder>>): ReleaseAnswer {
  if (!('registry' in received)) return received
  const { stable, previous, canary, revision } = received.registry
  return { registry: { stable, previous, canary, revision } }
}

/** The bytes of a body as they are on the wire: nothing here decompresses. */
async function* bodyOf(req: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* req.iterator({ destroyOnReturn: false })
  } catch {
    throw clientLeft()
  }
}

function lengthOf(req: Request): number | undefined {
  const length = req.headers['content-length']
  return length === undefined ? undefined : Number(length)
}
