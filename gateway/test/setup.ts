import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { Problem } from '@semaforo/contracts'
import { openEmbeddedPlatform, type Platform, type Readiness } from '@semaforo/platform'
import { createApp, createLog } from '@semaforo/service-kit'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import type { Router } from 'express'
import { createGateway, defaultLimits } from '../src/index.ts'

const log = createLog('silent')
/** The cleanups of what is open now. */
let closers: (() => unknown)[] = []
const opened = (close: () => unknown) => void closers.push(endsWithTest(close))

/** Closes everything that a test opened, newest first; anything left is closed at the end of the test. */
export async function closeAll(): Promise<void> {
  const closing = closers.reverse()
  closers = []
  for (const close of closing) await close()
}

/** A temporary folder with these files. */
export function folder(files: Record<string, string | Buffer> = {}): string {
  const root = temporaryDirectory()
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return root
}

export async function listen(server: Server, port = 0): Promise<string> {
  // The server does not track upgraded connections any more.
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  opened(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A service of the kit with these routes, on its own server; returns its address. */
export const listenKit = (routes: Router, ready?: () => Promise<Readiness>) =>
  listen(createServer(kit(routes, ready)))

/** The handler of a service of the kit. */
export function kit(routes: Router, ready = async (): Promise<Readiness> => ({ ok: true })): RequestListener {
  return createApp({ name: 'catalog', log, routes, ready })
}

type Overrides = Partial<Omit<Parameters<typeof createGateway>[0], 'config' | 'limits' | 'services'>> & {
  env?: {
    RATE_LIMIT_PER_MINUTE?: number
    TRUST_PROXY?: number
    FRONTEND_ORIGINS?: string[]
    SERVICE_WORKER?: 'on' | 'off'
  }
  limits?: Partial<typeof defaultLimits>
  services?: Record<string, Where>
}

/** The platform of the gateways of this test file; every call opens separate data. */
let openDeployment = async (): Promise<Platform> => openEmbeddedPlatform({ dataDir: folder() })

export function deployOn(open: typeof openDeployment): void {
  openDeployment = open
}

export const openPlatform = () => openDeployment()

/** A service: its address, several of them, or a listener to start. */
type Where = string | readonly string[] | RequestListener | Server

async function addressOf(where: Where): Promise<string | readonly string[]> {
  if (typeof where === 'function') return listen(createServer(where))
  return where instanceof Server ? listen(where) : where
}

/** Starts a gateway and returns its address. There is no service behind it unless given. */
export async function open({ env, limits, services, ...overrides }: Overrides = {}): Promise<string> {
  const platform = await openDeployment()
  const wanted: Record<string, Where> = services ?? { catalog: (_req, res) => res.end('nothing') }
  const addresses: Record<string, string | readonly string[]> = {}
  for (const [name, where] of Object.entries(wanted)) addresses[name] = await addressOf(where)
  const gateway = createGateway({
    publicUrl: 'http://sitio.example',
    log,
    services: addresses,
    frontendsDir: folder(),
    rateLimiter: platform.rateLimiter,
    ...overrides,
    config: { RATE_LIMIT_PER_MINUTE: 600, TRUST_PROXY: 0, ...env },
    limits: { ...defaultLimits, ...limits },
  })
  opened(platform.close)
  const url = await listen(gateway.server)
  opened(gateway.stop)
  return url
}

/** Sends raw bytes and returns the data received until the other side closed or was idle. */
export function raw(url: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.on('data', (data) => {
      text += data
    })
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
}

/** The problem of an error response, with its form checked. */
export async function problem(answer: Response): Promise<Problem> {
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  const body = Problem.parse(await answer.json())
  expect(body.status).toBe(answer.status)
  expect(body.requestId).toBe(answer.headers.get('x-request-id') ?? 'missing')
  return body
}
