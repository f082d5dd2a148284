import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogService } from '@semaforo/catalog'
import { callGroups } from '@semaforo/contracts/documents'
import { diagnosticService } from '@semaforo/diagnostic'
import { identityService } from '@semaforo/identity'
import { likesService } from '@semaforo/likes'
import { realtimeService } from '@semaforo/realtime'
import { createLog, openEmbeddedPlatform, readConfig, type ServiceDefinition } from '@semaforo/service-kit'
import type { Router } from 'express'
import type { z } from 'zod'

type Layer = Router['stack'][number]
const log = createLog('silent')
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** The calls that a service's router has a route for. */
async function servedBy<Config extends z.ZodObject>(service: ServiceDefinition<Config>): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'served-'))
  closers.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const platform = openEmbeddedPlatform({ dataDir, log })
  closers.push(() => platform.close())
  const peers = { identity: { read: () => Promise.reject(new Error('nobody asks')) } }
  const config = readConfig(service.config, { DATA_DIR: dataDir })
  const parts = await service.start({ platform, config, log, peers })
  closers.push(() => parts.stop?.())
  return routesOf(parts.routes.stack)
}

const routesOf = (stack: readonly Layer[]): string[] =>
  stack.flatMap(({ route, handle }) => {
    if (!route) return 'stack' in handle ? routesOf(handle.stack as Layer[]) : []
    const methods = Object.keys((route as unknown as { methods: Record<string, true> }).methods)
    return methods.filter((method) => method !== '_all').map((method) => `${method} ${route.path}`)
  })

test('the documents know every call that a service serves to the public, and no other', async () => {
  const served = [
    ...(await servedBy(identityService)),
    ...(await servedBy(catalogService)),
    ...(await servedBy(likesService)),
    ...(await servedBy(realtimeService)),
    ...(await servedBy(diagnosticService)),
  ].filter((call) => call.includes(' /api/'))
  const known = callGroups.flatMap(({ calls }) => calls.map(({ call }) => `${call.method} ${call.path}`))
  expect(served.length).toBeGreaterThan(40)
  expect([...new Set(known)].sort()).toEqual(served.sort())
})
