import { join } from 'node:path'
import { dispensable, openVolatile, publicUrl, readyUntil, run, untilReady } from '@semaforo/service-kit'
import { aloneConfig } from './config.ts'
import { createGateway } from './gateway.ts'
import { remote } from './upstream/remote.ts'

/** Runs the gateway alone: every service is somewhere else, and what it serves is built already. */
await run(aloneConfig, async ({ settings, log, onStop, stopping }) => {
  const volatile = await openVolatile(settings, log)
  const shared = dispensable(volatile)
  onStop(volatile.close)
  const gateway = createGateway({
    config: settings,
    publicUrl: publicUrl(settings),
    log,
    services: {
      catalog: remote(settings.CATALOG_URL),
      identity: remote(settings.IDENTITY_URL),
      likes: remote(settings.LIKES_URL),
      realtime: remote(settings.REALTIME_URL),
      diagnostic: remote(settings.DIAGNOSTIC_URL),
    },
    frontendsDir: settings.FRONTENDS_DIR ?? join(import.meta.dirname, '../../dist'),
    rateLimiter: volatile.rateLimiter,
    ready: readyUntil(stopping, shared),
  })
  onStop(gateway.stop)
  await untilReady(shared, log, stopping)
  return { server: gateway.server, publicUrl: settings.PUBLIC_URL }
})
