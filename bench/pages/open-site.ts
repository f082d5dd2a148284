import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import catalogService from '@semaforo/catalog'
import { createTag, listCatalogItems, readPages } from '@semaforo/contracts'
import pagesService from '@semaforo/pages'
import { openEmbeddedPlatform } from '@semaforo/platform'
import { closeServer, createLog, httpPeer, startService } from '@semaforo/service-kit'
import { createTokens } from '@semaforo/testing/tokens'
import { site } from '@semaforo/tools/build'

/** A busy machine shows in the times. */
const patient = { RENDER_PAGE_SECONDS: '300', RENDER_SECONDS: '600' }

type Tag = { id: number; name: string; version: number }

async function listening(handler: RequestListener) {
  const server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => closeServer(server, 100),
  }
}

/** The catalog and the pages of the built site, embedded, and who may edit. */
export async function openSite(dataDir: string) {
  const log = createLog('error')
  const platform = openEmbeddedPlatform({ dataDir, log })
  const tokens = await createTokens()
  const headers = {
    authorization: `Bearer ${await tokens.token('ana', { role: 'admin' })}`,
    'content-type': 'application/json',
  }
  const catalog = await startService(catalogService, {
    platform,
    env: {},
    log,
    peers: { identity: tokens.identity },
  })
  const atCatalog = await listening(catalog.handler)
  const peers = { catalog: httpPeer(atCatalog.url) }
  const pages = await startService(pagesService, {
    platform,
    env: { ...patient, FRONTENDS_DIR: site },
    log,
    peers,
  })
  const atPages = await listening(pages.handler)

  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(atCatalog.url + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json() as Promise<Answer>
  }
  return {
    tags: async () => (await call<{ tags: Tag[] }>('GET', listCatalogItems.path)).tags,
    add: (name: string) => call('POST', createTag.path, { name, description: 'Un tema.' }),
    rename: ({ id, version }: Tag, name: string) =>
      call<Tag>('PATCH', `${createTag.path}/${id}`, { version, name }),
    /** The document of the pages; empty where it is still the one of this validator. */
    async document(known = '') {
      const answer = await fetch(atPages.url + readPages.path, { headers: { 'if-none-match': known } })
      return { etag: answer.headers.get('etag') ?? '', text: await answer.text() }
    },
    metrics: async () => (await fetch(`${atPages.url}/metrics`)).text(),
    async close() {
      for (const each of [atPages.close, pages.stop, atCatalog.close, catalog.stop, platform.close])
        await each()
    },
  }
}
export type BenchSite = Awaited<ReturnType<typeof openSite>>
