import { openEmbeddedPlatform, type Platform } from '@semaforo/platform'
import { closeServer, createLog, type Environment, type Log, startService } from '@semaforo/service-kit'
import { eventEmitter } from '@semaforo/testing/emit-events'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { listen } from '@semaforo/testing/listen'
import type { Tokens } from '@semaforo/testing/tokens'
import { committedModel } from '../src/load-model.ts'
import { diagnosticServiceWith } from '../src/service.ts'

/** Opens a platform; calls with the same directory open the same data. */
export type OpenPlatform = (dataDir: string) => Platform | Promise<Platform>

const silent = createLog('silent')
export const embedded: OpenPlatform = (dataDir) => openEmbeddedPlatform({ dataDir, log: silent })

type Options = { open?: OpenPlatform; model?: string; env?: Environment; log?: Log }

/** The whole service on a free port. `publish` appends events of other services. */
export async function startSite(dataDir: string, tokens: Tokens, options: Options = {}) {
  const { open = embedded, model = committedModel, env = {}, log = silent } = options
  const platform = await open(dataDir)
  const peers = { identity: tokens.identity }
  const service = await startService(diagnosticServiceWith(model), { platform, env, log, peers })
  const { server, url } = await listen(service.handler)
  const stop = endsWithTest(async () => {
    await closeServer(server, 100)
    await service.stop()
    await platform.close()
  })
  return {
    platform,
    url,
    publish: eventEmitter(platform, 'others'),
    /** Calls as one person; the answer with its status. */
    as: async (person: string) => {
      const authorization = `Bearer ${await tokens.token(person)}`
      return async (method: string, path: string, body?: unknown) => {
        const answer = await fetch(url + path, {
          method,
          headers: { authorization, 'content-type': 'application/json' },
          ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        })
        const text = await answer.text()
        // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to be there
        return { status: answer.status, body: JSON.parse(text) as any }
      }
    },
    stop,
  }
}
export type Site = Awaited<ReturnType<typeof startSite>>
export type Call = Awaited<ReturnType<Site['as']>>
