import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { type Compiler, rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import type { FrontendDescription } from '@semaforo/contracts'
import { devRemote } from '@semaforo/frontend-kit/dev'
import { serviceWorkerPath, withdrawnWorker } from '@semaforo/gateway'
import { shellPath } from './dev-shell.ts'
import { createEntries } from './entries.ts'
import { passOn, passOnChanged, type Target } from './proxy.ts'
import { withDevelopment } from './registry.ts'

const socket = '/@dev/ws'
const loopback = '127.0.0.1'

export type Serving = {
  /** The folder of the shell's development build (`buildDevShell`). */
  shell: string
  /** The frontend's folder, and what its `frontend.json` says. */
  folder: string
  description: FrontendDescription
  target: Target
  /** Called after each build with the compiler's report of its errors; undefined where there are none. */
  onBuilt(errors: string | undefined): void
}

/**
 * Serves a site with one frontend as it is in this checkout, and replaces what changes in it in open pages.
 * @returns its end
 */
export async function serve(serving: Serving): Promise<() => Promise<void>> {
  const { shell, folder, description, target, onBuilt } = serving
  const publicPath = `/remotes/${description.name}/dev/`
  const entries = createEntries(publicPath)
  const compiler = rspack(devRemote(folder, publicPath))
  compiler.hooks.done.tap('dev', (stats) => {
    const entry = entryOf(compiler)
    if (entry) entries.add(entry)
    onBuilt(stats.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : undefined)
  })

  const site = passOn(target)
  const document = await readFile(join(shell, 'index.html'), 'utf8')
  const html = passOnChanged(target, () => document)
  const registry = passOnChanged(target, (body) => {
    const entry = entries.last()
    return entry ? JSON.stringify(withDevelopment(JSON.parse(body), description, entry)) : body
  })
  const handle = (req: IncomingMessage, res: ServerResponse, next: () => void) => {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost')
    const entry = entries.at(pathname)
    if (entry) script(res, entry)
    // Nothing is kept that the next edit replaces.
    else if (pathname === serviceWorkerPath) script(res, Buffer.from(withdrawnWorker))
    else if (pathname === '/federation/registry.json')
      server.middleware?.waitUntilValid(() => void registry(req, res, next))
    else void (isPage(req, pathname) ? html : site)(req, res, next)
  }

  const server = new RspackDevServer(
    {
      host: loopback,
      port: target.port,
      hot: true,
      static: { directory: shell, publicPath: shellPath, watch: false },
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
