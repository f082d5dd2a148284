import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { type Compiler, rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import { documentData, type FrontendDescription } from '@semaforo/contracts'
import { devRemote } from '@semaforo/frontend-kit/dev'
import { serviceWorkerPath, withdrawnWorker } from '@semaforo/gateway'
import { createEntries } from './entries.ts'
import { passOn, passOnChanged, type Target } from './proxy.ts'
import { withDevelopment } from './registry.ts'

const pageScript = '/@dev/page.js'
const socket = '/@dev/ws'
const registryElement = new RegExp(
  `<script type="application/json" id="${documentData.registry}">[^<]*</script>`,
)
const loopback = '127.0.0.1'

export type Serving = {
  /** The frontend's folder, and what its `frontend.json` says. */
  folder: string
  description: FrontendDescription
  target: Target
  /** The script that every page runs first. */
  page: Buffer
  /** Called after each build with the compiler's report of its errors; undefined where there are none. */
  onBuilt(errors: string | undefined): void
}

/**
 * Serves a site with one frontend as it is in this checkout, and replaces what changes in it in open pages.
 * @returns its end
 */
export async function serve(serving: Serving): Promise<() => Promise<void>> {
  const { folder, description, target, page, onBuilt } = serving
  const publicPath = `/remotes/${description.name}/dev/`
  const entries = createEntries(publicPath)
  const compiler = rspack(devRemote(folder, publicPath))
  compiler.hooks.done.tap('dev', (stats) => {
    const entry = entryOf(compiler)
    if (entry) entries.add(entry)
    onBuilt(stats.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : undefined)
  })

  const own = new Map([
    [pageScript, page],
    // Nothing is kept that the next edit replaces.
    [serviceWorkerPath, Buffer.from(withdrawnWorker)],
  ])

  const site = passOn(target)
  const html = passOnChanged(target, (body) =>
    // The registry of the site names another release: the page fetches the one below.
    body.replace(registryElement, '').replace('<head>', `$&<script src="${pageScript}"></script>`),
  )
  const registry = passOnChanged(target, (body) => {
    const entry = entries.last()
    return entry ? JSON.stringify(withDevelopment(JSON.parse(body), description, entry)) : body
  })
  const handle = (req: IncomingMessage, res: ServerResponse, next: () => void) => {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost')
    const entry = own.get(pathname) ?? entries.at(pathname)
    if (entry) script(res, entry)
    else if (pathname === '/federation/registry.json')
      server.middleware?.waitUntilValid(() => void registry(req, res, next))
    else void (isPage(req, pathname) ? html : site)(req, res, next)
  }

  const server = new RspackDevServer(
    {
      host: loopback,
      port: target.port,
      hot: true,
      static: false,
      compress: false,
      setupExitSignals: false,
      devMiddleware: { index: false },
      webSocketServer: { type: 'ws', options: { path: socket } },
      client: {
        logging: 'error',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        // As the page was opened: localhost is one site, 127.0.0.1 another.
        webSocketURL: `auto://0.0.0.0:0${socket}`,
      },
      setupMiddlewares: (own) => [...own, { name: 'site', middleware: handle }],
    },
    compiler,
  )
  await server.start()
  server.server?.on('upgrade', (req, connection, head) => {
    if (!req.url?.startsWith(socket)) site.upgrade(req, connection as Socket, head)
  })
  return async () => {
    await server.stop()
    await new Promise((resolve) => compiler.close(resolve))
  }
}

function entryOf({ outputFileSystem, outputPath }: Compiler): Buffer | undefined {
  const path = join(outputPath, 'remoteEntry.js')
  const files = outputFileSystem as unknown as {
    existsSync(path: string): boolean
    readFileSync(path: string): Buffer
  }
  return files.existsSync(path) ? files.readFileSync(path) : undefined
}

function script(res: ServerResponse, content: Buffer): void {
  res.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
  res.end(content)
}

/** Whether a browser opens a page of the shell's. */
function isPage({ method, headers }: IncomingMessage, path: string): boolean {
  return method === 'GET' && !/^\/api(\/|$)/.test(path) && headers.accept?.includes('text/html') === true
}
