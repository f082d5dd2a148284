import { join } from 'node:path'
import { openVolatile, optionalPart } from '@semaforo/platform'
import { publicUrl, readyUntil, run, untilReady } from '@semaforo/service-kit'
import { addressesIn, aloneConfig } from './config.ts'
import { createGateway } from './gateway.ts'

/** Runs the gateway alone: the services run in other processes, and the frontends are built already. */
await run(aloneConfig, async ({ settings, log, onStop, stopping }) => {
  const volatile = await openVolatile(settings, log)
  const shared = optionalPart(volatile)
  onStop(volatile.close)
  const gateway = createGateway({
    config: settings,
    publicUrl: publicUrl(settings),
    log,
    services: addressesIn(settings),
    frontendsDir: settings.FRONTENDS_DIR ?? join(import.meta.dirname, '../../dist'),
    rateLimiter: volatile.rateLimiter,
    ready: readyUntil(stopping, shared),
  })
  onStop(gateway.stop)
  await untilReady(shared, log, stopping)
  return { server: gateway.server, publicUrl: settings.PUBLIC_URL }
})
