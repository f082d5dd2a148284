import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callGroups } from '@semaforo/contracts/documents'
import { services } from '@semaforo/contracts/services'
import { openEmbeddedPlatform } from '@semaforo/platform'
import { createLog, readConfig, type ServiceDefinition } from '@semaforo/service-kit'
import type { Router } from 'express'

type Layer = Router['stack'][number]
const log = createLog('silent')
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** The calls that a service's router serves. */
async function servedBy(name: string): Promise<string[]> {
  const { default: service }: { default: ServiceDefinition } = await import(`@semaforo/${name}`)
  const dataDir = mkdtempSync(join(tmpdir(), 'served-'))
  closers.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const platform = openEmbeddedPlatform({ dataDir, log })
  closers.push(() => platform.close())
  const away = { read: () => Promise.reject(new Error('unexpected call')) }
  const peers = { identity: away, catalog: away }
  const config = readConfig(service.config, { DATA_DIR: dataDir, FRONTENDS_DIR: dataDir })
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

test('the documents contain exactly the public calls of all services', async () => {
  const routes = await Promise.all(services.map(({ name }) => servedBy(name)))
  const served = routes.flat().filter((call) => call.includes(' /api/'))
  const known = callGroups.flatMap(({ calls }) => calls.map(({ call }) => `${call.method} ${call.path}`))
  expect(served.length).toBeGreaterThan(40)
  expect([...new Set(known)].sort()).toEqual(served.sort())
})
