import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { type PagesDocument, pageBundle, type RenderedPage } from '@semaforo/contracts'
import {
  announceShell,
  keyAt,
  publish,
  readFrontends,
  registerKey,
  registryHash,
  resolveStable,
  sealFolder,
} from '@semaforo/releases'
import { eventually } from '@semaforo/testing/eventually'
import { folder, listen, open } from './setup.ts'

const shell = `<!doctype html><html><head><title>Semáforo PyME</title><meta name="description" content="El sitio.">
<link rel="preload" href="/federation/registry.json" as="fetch" crossorigin><script defer src="/assets/main.js"></script></head>
<body><div id="encabezado"></div><main id="contenido" tabindex="-1"></main></body></html>`
const kit = { version: '1.0.0', exports: [] }
const kits = { ui: kit, 'frontend-kit': kit }
const contracts = 'a'.repeat(64)
const publicUrl = 'https://sitio.example'
const html = { accept: 'text/html' }

/** Topics have a page each; /cuenta is for users alone, /contacto is rendered by nobody. */
const routes = [
  {
    path: '/temas',
    title: 'Temas',
    description: 'Lo que hay.',
    prerender: ['page' as const, 'tags' as const],
  },
  { path: '/home', title: 'Inicio', prerender: ['page' as const] },
  { path: '/contacto', title: 'Contacto' },
  { path: '/cuenta', title: 'Cuenta', access: 'user' as const },
]

/** A gateway in front of a service that answers rendered pages, and a frontend with releases. */
export async function aRenderedSite({ shellHtml = shell } = {}) {
  const dir = folder({ 'shell/index.html': shellHtml })
  await announceShell(dir, { kits, contracts })
  const key = await keyAt(join(folder(), 'team.pem'))
  await registerKey(dir, 'learning', key.publicKey)
  const hash = createHash('sha256').update(shellHtml).digest('hex')
  const service = {
    status: 200,
    body: undefined as string | undefined,
    document: { shell: hash, releases: [], headers: [], failures: [] } as PagesDocument,
    reads: 0,
    hang: false,
  }
  const pages = createServer((req, res) => {
    if (req.url !== '/internal/pages') return void res.end('{}')
    service.reads++
    if (service.hang) return
    const body = service.body ?? JSON.stringify(service.document)
    const etag = `"${createHash('sha256').update(body).digest('hex')}"`
    const known = req.headers['if-none-match'] === etag
    res.writeHead(service.status === 200 && known ? 304 : service.status, { etag }).end(known ? '' : body)
  })

  return {
    dir,
    service,
    /** Publishes a release, as a canary where `percent` is given. */
    async publish(version: string, percent?: number) {
      const built = folder({
        'remoteEntry.js': version,
        'assets/1.js': version,
        'assets/1.css': 'a{}',
        [pageBundle]: version,
      })
      const eager = ['assets/1.css', 'assets/1.js']
      const about = { frontend: 'learning', version, entry: 'remoteEntry.js', eager, uses: kits, contracts }
      await sealFolder(built, { ...about, routes }, key)
      const { release } = await publish(dir, built, { by: 'equipo', at: '2026-01-01T00:00:00.000Z', percent })
      return release
    },
    /** What the service answers from now on for a release. */
    async renders(version: string, rendered: RenderedPage[], header = '<header>Encabezado</header>') {
      const registry = registryHash(resolveStable(await readFrontends(dir)))
      const headers = rendered.map(({ path }) => ({ path, html: header }))
      service.document = {
        ...service.document,
        releases: [...service.document.releases, { frontend: 'learning', version, pages: rendered }],
        headers: [{ registry, pages: headers }],
      }
    },
    async start() {
      const gateway = await open({
        frontendsDir: dir,
        publicUrl,
        services: { pages: await listen(pages) },
        limits: { pagesFreshMs: 50 },
      })
      return {
        url: gateway,
        get: (path: string, headers: Record<string, string> = {}) =>
          fetch(gateway + path, { headers: { ...html, ...headers }, redirect: 'manual' }),
        /** Waits until the page says this: rendered pages are read in the background. */
        says: (path: string, text: string, headers: Record<string, string> = {}) =>
          eventually(async () => {
            const answer = await fetch(gateway + path, { headers: { ...html, ...headers } })
            expect(await answer.text()).toContain(text)
          }),
      }
    },
  }
}

/** The JSON that a document carries in an element. */
export function jsonIn(document: string, id: string): unknown {
  const [, text] =
    new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(document) ?? []
  return text === undefined ? undefined : JSON.parse(text)
}
