import { catalogService } from '@semaforo/catalog'
import { createGateway, gatewayConfig, inProcess, remote } from '@semaforo/gateway'
import { openPlatform, publicUrl, run, startService, untilReady } from '@semaforo/service-kit'
import { build, site } from './build.ts'

/** Builds what is stale and runs the whole site in this process. */
await run(gatewayConfig, async ({ settings, log, onStop, stopping }) => {
  const platform = await openPlatform(settings, log)
  onStop(platform.close)
  await build()

  async function start(definition: typeof catalogService) {
    const service = await startService(definition, { platform, env: process.env, log })
    onStop(service.stop)
    return inProcess(service.handler)
  }

  const gateway = createGateway({
    config: settings,
    publicUrl: publicUrl(settings),
    log,
    services: { catalog: settings.CATALOG_URL ? remote(settings.CATALOG_URL) : await start(catalogService) },
    frontendsDir: site,
    rateLimiter: platform.rateLimiter,
  })
  onStop(gateway.stop)
  await untilReady(platform, log, stopping)
  return { server: gateway.server, publicUrl: settings.PUBLIC_URL }
})
