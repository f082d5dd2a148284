import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Platform } from '@semaforo/platform'
import {
  closeServer,
  createLog,
  httpPeer,
  type Peer,
  type ServiceDefinition,
  startService,
} from '@semaforo/service-kit'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { eventually } from '@semaforo/testing/eventually'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import type { z } from 'zod'

export type OpenPlatform = (dataDir: string) => Platform | Promise<Platform>

const log = createLog('silent')
export const admin = { email: 'admin@semaforo.example', password: 'Administra-2026' }
export const ana = {
  firstName: 'Ana',
  lastName: 'López',
  email: 'ana@ejemplo.mx',
  password: 'Semilla-verde-7',
}

/**
 * Services for the tests of a file, each on a port of its own, on a platform that `open` creates for a
 * directory.
 */
export function deployment(open: OpenPlatform) {
  const peers: Record<string, Peer> = {}
  let dataDir: string
  let platform: Platform

  beforeAll(async () => {
    dataDir = temporaryDirectory()
    platform = await open(dataDir)
    endsWithTest(platform.close)
  })

  /** Starts a service; returns its address and the function that stops it. */
  async function start<Config extends z.ZodObject>(definition: ServiceDefinition<Config>) {
    const env = {
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      YOUTUBE_API_URL: 'http://127.0.0.1:9',
    }
    const service = await startService(definition, { platform, env, log, peers })
    const server = createServer(service.handler).on('upgrade', service.upgrade).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    peers[definition.name] = httpPeer([url])
    const stop = endsWithTest(async () => {
      service.endSockets()
      await closeServer(server, 100)
      await service.stop()
    })
    return { url, ready: service.ready, stop }
  }

  return { start, platform: () => platform }
}

/** Makes one call; returns its answer with the cookie that it set. */
export async function call(
  url: string,
  method: string,
  path: string,
  options: { token?: string | undefined; body?: unknown; headers?: Record<string, string> } = {},
) {
  const answer = await fetch(url + path, {
    method,
    headers: {
      'x-requested-with': 'test',
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  })
  const [cookie = ''] = answer.headers.getSetCookie()[0]?.split(';') ?? []
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the fields that it expects
  return { status: answer.status, body: (await answer.json()) as any, cookie }
}

export async function logIn(identityUrl: string, { email, password }: { email: string; password: string }) {
  const { body, cookie } = await call(identityUrl, 'POST', '/api/auth/login', { body: { email, password } })
  return { id: String(body.user.id), token: String(body.token), cookie }
}

/** Registers Ana with the code from her mail, and logs her in. */
export async function registerAna(identityUrl: string) {
  const { body: ticket } = await call(identityUrl, 'POST', '/api/auth/register', { body: ana })
  const code = await eventually(async () => {
    // The header that the gateway adds for a request from this machine.
    const headers = { 'x-forwarded-for': '127.0.0.1' }
    const page = await (await fetch(`${identityUrl}/correo`, { headers })).text()
    const found = /^ {4}([A-Z0-9]{5})$/m.exec(page)?.[1]
    expect(found).toBeDefined()
    return found
  })
  await call(identityUrl, 'POST', '/api/user', { body: { ...ana, emailToken: `${ticket.token}.${code}` } })
  return logIn(identityUrl, ana)
}
