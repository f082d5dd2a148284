import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { catalogService } from '@semaforo/catalog'
import { createGateway, gatewayConfig, inProcess, remote } from '@semaforo/gateway'
import {
  ConfigError,
  createLog,
  openEmbeddedPlatform,
  platformConfig,
  publicUrl,
  readConfig,
  startService,
  stopOnSignals,
} from '@semaforo/service-kit'
import { build, site } from './build.ts'

const config = platformConfig.extend(gatewayConfig.shape)

/** Builds what is stale and runs the whole site in this process. */
async function start(): Promise<void> {
  const settings = readConfig(config, process.env)
  const log = createLog(settings.LOG_LEVEL)
  const platform = openEmbeddedPlatform({ dataDir: settings.DATA_DIR, log })
  await build()

  const catalog = settings.CATALOG_URL
    ? { upstream: remote(settings.CATALOG_URL), stop: async () => {} }
    : await run(catalogService)
  async function run(definition: typeof catalogService) {
    const service = await startService(definition, { platform, env: process.env, log })
    return { upstream: inProcess(service.handler), stop: service.stop }
  }

  const gateway = createGateway({
    config: settings,
    publicUrl: publicUrl(settings),
    log,
    services: { catalog: catalog.upstream },
    frontendsDir: site,
    rateLimiter: platform.rateLimiter,
  })
  const port = await listen(gateway.server, settings.PORT, settings.HOST)
  stopOnSignals([gateway.stop, catalog.stop, platform.close], log)
  console.log(`listo: ${settings.PUBLIC_URL ?? `http://localhost:${port}`}`)
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new ConfigError(
      'PORT',
      code === 'EADDRINUSE' ? `el puerto ${port} está ocupado; elige otro.` : message,
    )
  }
  return (server.address() as AddressInfo).port
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String((error as Error).stack)}\n`)
  process.exit(1)
})
