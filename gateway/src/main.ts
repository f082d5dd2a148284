import { join } from 'node:path'
import { openLog, openVolatile, optionalPart } from '@semaforo/platform'
import { seed } from '@semaforo/releases'
import { type Log, publicUrl, readyUntil, run, untilReady } from '@semaforo/service-kit'
import { addressesIn, aloneConfig } from './config.ts'
import { followLog } from './follow-log.ts'
import { createGateway } from './gateway.ts'
import { limitsOf } from './limits.ts'

/** Runs the gateway alone: the services run in other processes, and the frontends are built already. */
await run(aloneConfig, async ({ settings, log, onStop, stopping }) => {
  const frontendsDir = settings.FRONTENDS_DIR ?? join(import.meta.dirname, '../../dist')
  if (settings.FRONTENDS_SEED !== undefined) await beginWith(settings.FRONTENDS_SEED, frontendsDir, log)
  const volatile = await openVolatile(settings, log)
  const shared = optionalPart(volatile)
  onStop(volatile.close)
  const gateway = createGateway({
    config: settings,
    publicUrl: publicUrl(settings),
    log,
    services: addressesIn(settings),
    frontendsDir,
    limits: limitsOf(settings),
    rateLimiter: volatile.rateLimiter,
    ready: readyUntil(stopping, shared),
  })
  onStop(gateway.stop)
  // Without Kafka the log is another process's own.
  if (settings.KAFKA_BROKERS) {
    const events = await openLog(settings, log)
    onStop(events.close)
    const checkpoints = join(frontendsDir, 'published')
    onStop(followLog(gateway, { frontendsDir, checkpoints, events, log }).stop)
  }
  await untilReady(shared, log, stopping)
  return { server: gateway.server, publicUrl: settings.PUBLIC_URL }
})

/** Seeds FRONTENDS_DIR from the image's build. Failures are logged; the folder is then served unchanged. */
async function beginWith(from: string, frontendsDir: string, log: Log): Promise<void> {
  try {
    for (const { code, message } of await seed(frontendsDir, from, new Date().toISOString()))
      log.warn({ code, reason: message }, 'a release of the image is not published')
  } catch (error) {
    log.error({ err: error }, 'the frontends of the image cannot be brought to FRONTENDS_DIR')
  }
}
