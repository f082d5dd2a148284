import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { catalogService } from '@semaforo/catalog'
import { diagnosticService } from '@semaforo/diagnostic'
import { identityService } from '@semaforo/identity'
import { likesService } from '@semaforo/likes'
import {
  closeServer,
  createLog,
  httpPeer,
  type Peer,
  type Platform,
  type ServiceDefinition,
  startService,
} from '@semaforo/service-kit'
import type { z } from 'zod'
import { eventually } from '../../packages/service-kit/test/contracts/eventually.ts'
import { endsWithTest } from '../../packages/service-kit/test/ends-with-test.ts'
import { temporaryDirectory } from '../../packages/service-kit/test/temporary-directory.ts'
import { openPopularity } from '../../services/catalog/src/popularity/stores.ts'
import { openStores } from '../../services/diagnostic/src/store.ts'
import { openLikes } from '../../services/likes/src/store.ts'

const admin = { email: 'admin@semaforo.example', password: 'Administra-2026' }
const ana = { firstName: 'Ana', lastName: 'López', email: 'ana@ejemplo.mx', password: 'Semilla-verde-7' }
const figures = {
  activo_corriente: 100,
  pasivo_corriente: 50,
  total_activos: 300,
  total_pasivos: 120,
  costo_ventas: 200,
  inventario_inicial: 30,
  inventario_final: 20,
  ventas_credito: 100,
  cuentas_por_cobrar: 25,
  ventas_totales: 400,
}

const log = createLog('silent')

/** What becomes of an erased person's data, with every service on a platform that `open` gives for a directory. */
export function describeErasure(
  platformName: string,
  open: (dataDir: string) => Platform | Promise<Platform>,
): void {
  const peers: Record<string, Peer> = {}
  let dataDir: string
  let platform: Platform

  /** A service on a port of its own; its address and its end. */
  async function start<Config extends z.ZodObject>(definition: ServiceDefinition<Config>) {
    const env = {
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      YOUTUBE_API_URL: 'http://127.0.0.1:9',
    }
    const service = await startService(definition, { platform, env, log, peers })
    const server = createServer(service.handler).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    peers[definition.name] = httpPeer([url])
    const stop = endsWithTest(async () => {
      await closeServer(server, 100)
      await service.stop()
    })
    return { url, ready: service.ready, stop }
  }

  beforeAll(async () => {
    dataDir = temporaryDirectory()
    platform = await open(dataDir)
    endsWithTest(platform.close)
  })

  test(`${platformName}: who is erased is erased in every service, also in one that is down at that moment`, async () => {
    const identity = await start(identityService)
    await start(catalogService)
    const likes = await start(likesService)
    const diagnostic = await start(diagnosticService)
    await eventually(async () => expect(await likes.ready()).toEqual({ ok: true }))

    const logIn = async (person: { email: string; password: string }) =>
      (await call(identity.url, 'POST', '/api/auth/login', { body: person })).body
    const { token: adminToken } = await logIn(admin)
    const { id, token } = await register(identity.url)

    expect((await call(likes.url, 'POST', '/api/me/likes/tag/1', { token })).status).toBe(200)
    const record = { ...figures, predictionTree: null, score: null, user_id: id }
    expect(
      (await call(diagnostic.url, 'POST', '/api/modelData', { token, body: record })).status,
    ).toBeLessThan(300)

    const exported = await call(identity.url, 'GET', '/api/me/export', { token })
    expect(Object.keys(exported.body.services).sort()).toEqual(['diagnostic', 'identity', 'likes'])
    expect(JSON.stringify(exported.body.services.likes)).toContain('Flujo de efectivo')
    expect(JSON.stringify(exported.body.services.diagnostic)).toContain('ventas_credito')

    const likesOf = async () => (await (await openLikes(platform)).get(id))?.state
    const countedOf = async () => (await (await openPopularity(platform)).people.get(id))?.state
    const recordsOf = async () =>
      (await (await openStores(platform)).records.query('history', { equals: [id], limit: 10 })).items
    expect(await likesOf()).toMatchObject({ tag: [1] })
    expect(await recordsOf()).toHaveLength(1)
    await eventually(async () => expect(await countedOf()).toMatchObject({ tags: { 1: { liked: true } } }))

    await likes.stop()
    expect((await call(identity.url, 'DELETE', `/api/users/${id}`, { token: adminToken })).status).toBe(200)
    expect((await call(identity.url, 'GET', '/api/me', { token })).status).toBe(401)
    await eventually(async () => expect(await recordsOf()).toEqual([]))
    await eventually(async () => {
      const after = await call(diagnostic.url, 'GET', '/api/modelData', { token })
      expect(after.status).toBe(401)
    })
    expect(await likesOf()).toMatchObject({ tag: [1] })

    const back = await start(likesService)
    await eventually(async () => expect(await likesOf()).toEqual({ erased: true }))
    await eventually(async () => expect(await countedOf()).toEqual({ erased: true }))
    await eventually(async () =>
      expect((await call(back.url, 'GET', '/api/me/likes', { token })).status).toBe(401),
    )

    async function register(url: string) {
      const { body: ticket } = await call(url, 'POST', '/api/auth/register', { body: ana })
      const code = await eventually(async () => {
        const page = await (await fetch(`${url}/correo`)).text()
        const found = /^ {4}([A-Z0-9]{5})$/m.exec(page)?.[1]
        expect(found).toBeDefined()
        return found
      })
      const saved = await call(url, 'POST', '/api/user', {
        body: { ...ana, emailToken: `${ticket.token}.${code}` },
      })
      const session = await logIn(ana)
      return { id: String(saved.body.user.id), token: String(session.token) }
    }
  })
}

async function call(
  url: string,
  method: string,
  path: string,
  options: { token?: string; body?: unknown } = {},
) {
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to be there
  return { status: answer.status, body: (await answer.json()) as any }
}
