import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { services } from '@semaforo/contracts/services'
import { addressesIn, createGateway, followLog, gatewayConfig, limitsOf } from '@semaforo/gateway'
import { openPlatform, retentionOf, startPruning } from '@semaforo/platform'
import {
  httpPeer,
  listenLocally,
  localAddress,
  publicUrl,
  readyUntil,
  run,
  type ServiceDefinition,
  serviceServer,
  startService,
  untilReady,
} from '@semaforo/service-kit'
import { refusedStatus, site } from './frontends/checkout.ts'

/** Builds what is outdated and runs the whole site in this process; each service listens on its own Unix socket. */
await run(gatewayConfig, async ({ settings, log, onStop, stopping }) => {
  const platform = await openPlatform(settings, log)
  onStop(platform.close)
  onStop(startPruning(platform.prune, retentionOf(settings), log).stop)
  await build(stopping)

  const elsewhere = addressesIn(settings)
  const here = services.map(({ name }) => name).filter((name) => !elsewhere[name])
  const local = Object.fromEntries(here.map((name) => [name, localAddress(settings.DATA_DIR, name)]))
  const addresses = { ...elsewhere, ...local }
  const peers = Object.fromEntries(Object.entries(addresses).map(([name, at]) => [name, httpPeer(at)]))
  const env = { ...process.env, FRONTENDS_DIR: site }
  for (const name of here) {
    const { default: definition }: { default: ServiceDefinition } = await import(`@semaforo/${name}`)
    const service = await startService(definition, { platform, env, log, peers })
    const { server, stop } = serviceServer(service)
    onStop(stop)
    await listenLocally(server, settings.DATA_DIR, name)
  }

  const gateway = createGateway({
    config: settings,
    publicUrl: publicUrl(settings),
    log,
    services: addresses,
    frontendsDir: site,
    limits: limitsOf(settings),
    rateLimiter: platform.rateLimiter,
    ready: readyUntil(stopping, platform),
  })
  onStop(gateway.stop)
  const checkpoints = join(settings.DATA_DIR, 'releases-told')
  onStop(followLog(gateway, { frontendsDir: site, checkpoints, events: platform.log, log }).stop)
  await untilReady(platform, log, stopping)
  return { server: gateway.server, publicUrl: settings.PUBLIC_URL }
})

/** Builds in a child process: the memory of the bundler goes with it. A frontend that is refused stays as it was. */
async function build(signal: AbortSignal): Promise<void> {
  const program = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'build.ts')]
  const [status] = await once(spawn(process.execPath, program, { stdio: 'inherit', signal }), 'exit')
  if (status !== 0 && status !== refusedStatus) throw new Error(`the build ended with ${status}`)
}
