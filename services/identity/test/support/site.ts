import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPlatform, type Platform } from '@semaforo/platform'
import {
  closeServer,
  createLog,
  type Environment,
  type Log,
  type Peers,
  startService,
} from '@semaforo/service-kit'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { identityService } from '../../src/index.ts'
import { createClient } from './client.ts'
import { inboxOf } from './inbox.ts'

/** Opens a platform; calls with the same directory open the same data. */
export type OpenPlatform = (dataDir: string, log?: Log) => Platform | Promise<Platform>

export const admin = { email: 'admin@semaforo.example', password: 'Administra-2026' }

export async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'identidad-'))
  endsWithTest(() => removeDataDir(dataDir))
  return dataDir
}
export const removeDataDir = (dataDir: string) => rm(dataDir, { recursive: true, force: true })

/** The platform of this test file's sites, with the data of the given directory. */
export let openDeployment: OpenPlatform = (dataDir, log = createLog('silent')) =>
  openEmbeddedPlatform({ dataDir, log })

export function deployOn(open: OpenPlatform): void {
  openDeployment = open
}

/** The whole service on a free port. Each client has its own network address unless given one. */
export async function startSite(
  dataDir: string,
  options: { env?: Environment; peers?: Peers; log?: Log } = {},
) {
  const log = options.log ?? createLog('silent')
  const platform = await openDeployment(dataDir, log)
  // Also where the start is refused.
  const closePlatform = endsWithTest(() => platform.close())
  const env = {
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://sitio.example',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...options.env,
  }
  const service = await startService(identityService, { platform, env, log, peers: options.peers ?? {} })
  const server = createServer(service.handler).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = endsWithTest(async () => {
    await closeServer(server, 100)
    await service.stop()
    await closePlatform()
  })
  return {
    url,
    dataDir,
    platform,
    client: (options?: { ip?: string }) => createClient(url, options?.ip),
    inbox: inboxOf(join(dataDir, 'mail')),
    stop,
  }
}
export type Site = Awaited<ReturnType<typeof startSite>>
