import { addressVariable, services } from '@semaforo/contracts/services'
import { openPlatform, retentionOf, startPruning } from '@semaforo/platform'
import { z } from 'zod'
import { httpUrls } from '../config/values.ts'
import { httpPeer } from '../peers.ts'
import { type ServiceDefinition, startService } from '../service.ts'
import { run } from './run.ts'
import { serviceServer } from './service-server.ts'
import { readyUntil, untilReady } from './until-ready.ts'

/**
 * Runs one service alone in this process, on its own HTTP server. The services it calls are at `{NAME}_URL`,
 * all required; several instances of one are separated by commas. It listens only when every required
 * dependency answers.
 */
export async function runService<Config extends z.ZodObject>(
  definition: ServiceDefinition<Config>,
): Promise<void> {
  const calls = services.find(({ name }) => name === definition.name)?.calls ?? []
  const addresses = z.object(Object.fromEntries(calls.map((name) => [addressVariable(name), httpUrls])))
  await run(addresses, async ({ settings, log, onStop, stopping }) => {
    const platform = await openPlatform(settings, log)
    onStop(platform.close)
    onStop(startPruning(platform.prune, retentionOf(settings), log).stop)
    const peers = Object.fromEntries(
      calls.map((name) => [
        name,
        httpPeer((settings as Record<string, unknown>)[addressVariable(name)] as string[]),
      ]),
    )
    const service = await startService(definition, {
      platform: { ...platform, ready: readyUntil(stopping, platform) },
      env: process.env,
      log,
      peers,
    })
    const { server, stop } = serviceServer(service)
    onStop(stop)
    await untilReady(platform, log, stopping)
    return { server }
  })
}
