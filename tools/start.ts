import { catalogService } from '@semaforo/catalog'
import { diagnosticService } from '@semaforo/diagnostic'
import { createGateway, gatewayConfig, inProcess, remote, type Upstream } from '@semaforo/gateway'
import { identityService } from '@semaforo/identity'
import { likesService } from '@semaforo/likes'
import { realtimeService } from '@semaforo/realtime'
import {
  openPlatform,
  publicUrl,
  readyUntil,
  run,
  type ServiceDefinition,
  startService,
  untilReady,
} from '@semaforo/service-kit'
import type { z } from 'zod'
import { build, site } from './build.ts'

/** Builds what is stale and runs the whole site in this process. */
await run(gatewayConfig, async ({ settings, log, onStop, stopping }) => {
  const platform = await openPlatform(settings, log)
  onStop(platform.close)
  await build()

  // What has started may be asked by what starts after it, and by all while they run.
  const services: Record<string, Upstream> = {}
  async function start<Config extends z.ZodObject>(
    definition: ServiceDefinition<Config>,
    url?: string | string[],
  ) {
    if (url) {
      services[definition.name] = remote(url)
      return
    }
    const service = await startService(definition, { platform, env: process.env, log, peers: services })
    onStop(service.stop)
    services[definition.name] = inProcess(service.handler, service.upgrade)
  }
  await start(identityService, settings.IDENTITY_URL)
  await start(catalogService, settings.CATALOG_URL)
  await start(likesService, settings.LIKES_URL)
  await start(realtimeService, settings.REALTIME_URL)
  await start(diagnosticService, settings.DIAGNOSTIC_URL)

  const gateway = createGateway({
    config: settings,
    publicUrl: publicUrl(settings),
    log,
    services,
    frontendsDir: site,
    rateLimiter: platform.rateLimiter,
    ready: readyUntil(stopping, platform),
  })
  onStop(gateway.stop)
  await untilReady(platform, log, stopping)
  return { server: gateway.server, publicUrl: settings.PUBLIC_URL }
})
