import { createServer } from 'node:http'
import { z } from 'zod'
import { httpUrls } from '../config/values.ts'
import { httpPeer } from '../peers.ts'
import { openPlatform } from '../platform/open-platform.ts'
import { type ServiceDefinition, startService } from '../service.ts'
import { closeServer } from './close-server.ts'
import { run } from './run.ts'
import { readyUntil, untilReady } from './until-ready.ts'

/**
 * Runs one service alone in this process, on a server of its own. The services that it asks are found at
 * `{NAME}_URL`, all of them required; several instances of one with commas between. It listens
 * only when all that it cannot do without answers.
 */
export async function runService<Config extends z.ZodObject>(
  definition: ServiceDefinition<Config>,
  asks: readonly string[] = [],
): Promise<void> {
  const variableOf = (name: string) => `${name.toUpperCase()}_URL`
  const addresses = z.object(Object.fromEntries(asks.map((name) => [variableOf(name), httpUrls])))
  await run(addresses, async ({ settings, log, onStop, stopping }) => {
    const platform = await openPlatform(settings, log)
    onStop(platform.close)
    const peers = Object.fromEntries(
      asks.map((name) => [
        name,
        httpPeer((settings as Record<string, unknown>)[variableOf(name)] as string[]),
      ]),
    )
    const service = await startService(definition, {
      platform: { ...platform, ready: readyUntil(stopping, platform) },
      env: process.env,
      log,
      peers,
    })
    onStop(service.stop)
    const server = createServer(service.handler).on('upgrade', service.upgrade)
    onStop(() => {
      const closed = closeServer(server)
      service.endSockets()
      return closed
    })
    await untilReady(platform, log, stopping)
    return { server }
  })
}
