import { catalogChanged, event } from '@semaforo/contracts'
import { openEmbeddedPlatform, type Platform } from '@semaforo/platform'
import { closeServer, createLog, startService } from '@semaforo/service-kit'
import { eventEmitter } from '@semaforo/testing/emit-events'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { listen } from '@semaforo/testing/listen'
import type { Tokens } from '@semaforo/testing/tokens'
import { likesService } from '../src/index.ts'

/** Opens a platform; calls with the same directory open the same data. */
export type OpenPlatform = (dataDir: string) => Platform | Promise<Platform>

const log = createLog('silent')
export const embedded: OpenPlatform = (dataDir) => openEmbeddedPlatform({ dataDir, log })

/** The whole service on a free port. `publish` appends events of other services. */
export async function startSite(dataDir: string, tokens: Tokens, open: OpenPlatform = embedded) {
  const platform = await open(dataDir)
  const peers = { identity: tokens.identity }
  const service = await startService(likesService, { platform, env: {}, log, peers })
  const { server, url } = await listen(service.handler)
  const stop = endsWithTest(async () => {
    await closeServer(server, 100)
    await service.stop()
    await platform.close()
  })
  return {
    platform,
    service,
    publish: eventEmitter(platform, 'others'),
    /** Calls as one person; the answer with its status. */
    as: async (person: string) => {
      const authorization = `Bearer ${await tokens.token(person)}`
      return async (method: string, path: string) => {
        const answer = await fetch(url + path, { method, headers: { authorization } })
        // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to be there
        return { status: answer.status, body: (await answer.json()) as any }
      }
    },
    url,
    stop,
  }
}
export type Site = Awaited<ReturnType<typeof startSite>>

const aTag = (id: number) => ({ id, name: `Tema ${id}`, slug: `tema-${id}`, description: 'Un tema.' })

/** The catalog's event about a tag. */
export const tagChanged = (id: number, more: { retired?: boolean } = {}) =>
  event(catalogChanged, { kind: 'tag', item: aTag(id), ...more })

/** The catalog's event about a roadmap with these tags. */
export const roadmapChanged = (id: number, tagIds: number[], more: { retired?: boolean } = {}) =>
  event(catalogChanged, {
    kind: 'roadmap',
    item: { id, title: `Roadmap ${id}`, slug: `roadmap-${id}`, position: id, tags: tagIds.map(aTag) },
    ...more,
  })
