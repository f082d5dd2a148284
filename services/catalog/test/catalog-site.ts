import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPlatform, type Platform } from '@semaforo/platform'
import { closeServer, createLog, type Environment, startService } from '@semaforo/service-kit'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { createTokens, type Tokens } from '@semaforo/testing/tokens'
import { catalogService } from '../src/index.ts'

export type Site = {
  platform: Platform
  url: string
  dataDir: string
  get(path: string, headers?: Record<string, string>): Promise<Response>
  stop(): Promise<void>
}

export async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'catalogo-'))
  endsWithTest(() => removeDataDir(dataDir))
  return dataDir
}
export const removeDataDir = (dataDir: string) => rm(dataDir, { recursive: true, force: true })

/** Opens the platform that a service runs on; calls with the same directory open the same data. */
export type OpenPlatform = (dataDir: string) => Platform | Promise<Platform>

const openEmbedded: OpenPlatform = (dataDir) => openEmbeddedPlatform({ dataDir, log: createLog('silent') })

/** The whole service on a free port, on the embedded platform by default. */
export async function startSite(
  dataDir: string,
  env: Environment = {},
  { tokens, open = openEmbedded }: { tokens?: Tokens; open?: OpenPlatform } = {},
): Promise<Site> {
  const log = createLog('silent')
  const platform = await open(dataDir)
  const service = await startService(catalogService, {
    platform,
    env,
    log,
    peers: { identity: (tokens ?? (await createTokens())).identity },
  })
  const server = createServer(service.handler).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = endsWithTest(async () => {
    await closeServer(server, 100)
    await service.stop()
    await platform.close()
  })
  return {
    platform,
    url,
    dataDir,
    get: (path, headers = {}) => fetch(url + path, { headers }),
    stop,
  }
}
