import { PagesDocument, pagesRendered } from '@semaforo/contracts'
import { openEmbeddedPlatform, type Platform } from '@semaforo/platform'
import { closeServer, createLog, startService } from '@semaforo/service-kit'
import { eventEmitter } from '@semaforo/testing/emit-events'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { eventually } from '@semaforo/testing/eventually'
import { listen } from '@semaforo/testing/listen'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import pagesService from '../src/index.ts'
import { openCatalog, tagChanged } from './catalog.ts'
import { openFrontends } from './frontends.ts'

/** Opens a platform; calls with the same directory open the same data. */
export type OpenPlatform = (dataDir: string) => Platform | Promise<Platform>

const log = createLog('silent')
const embedded: OpenPlatform = (dataDir) => openEmbeddedPlatform({ dataDir, log })

/** No deadline that a busy machine could miss, and no look that comes before the event in question. */
const patient = { RENDER_SECONDS: '600', PAGES_REFRESH_SECONDS: '3600' }

/** A folder of frontends and a catalog, and the whole service on a free port as often as a test starts it. */
export async function openSite(open: OpenPlatform = embedded) {
  const frontends = await openFrontends(temporaryDirectory())
  const catalog = await openCatalog()
  const dataDir = temporaryDirectory()

  async function start(env: Record<string, string> = {}) {
    const platform = await open(dataDir)
    const service = await startService(pagesService, {
      platform,
      env: { ...patient, ...env, FRONTENDS_DIR: frontends.dir },
      log,
      peers: { catalog: catalog.peer, identity: catalog.peer },
    })
    const { server, url } = await listen(service.handler)
    const stop = endsWithTest(async () => {
      await closeServer(server, 100)
      await service.stop()
      await platform.close()
    })
    const emit = eventEmitter(platform, 'catalog')
    const read = async () => PagesDocument.parse(await (await fetch(`${url}/internal/pages`)).json())
    return {
      url,
      stop,
      read,
      /** The HTML of a page in any release, once it is there. */
      page: async (path: string) => {
        const { releases } = await read()
        return releases.flatMap(({ pages }) => pages).find((page) => page.path === path)?.html
      },
      /** Why a frontend has no pages, once that is known. */
      failure: (name: string) =>
        eventually(async () => {
          const found = (await read()).failures.find(({ frontend }) => frontend === name)
          if (!found) throw new Error(`${name} has not failed`)
          return found.why
        }),
      /** Publishes that a topic changed. */
      edited: (tag: Parameters<typeof tagChanged>[0]) => emit(`tag/${tag.id}`, tagChanged(tag)),
      /** The validators that were published. */
      published: async () => {
        const etags: string[] = []
        await platform.log.read(pagesRendered.topic, ({ value }) => {
          etags.push(JSON.parse(value).data.etag)
        })
        return etags
      },
    }
  }
  return { frontends, catalog, start }
}
