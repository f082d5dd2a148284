import { getOrCreate } from '../get-or-create.ts'
import type { Volatile } from '../parts.ts'
import type { Logger } from '../ports/logger.ts'
import type { RateLimiter } from '../ports/rate-limiter.ts'
import { reasonOf, warnRarely } from '../warn-rarely.ts'
import { createRedisCache } from './cache.ts'
import { connectForCommands, connectForSubscriptions } from './connection.ts'
import { createRedisRateLimiter } from './rate-limiter.ts'
import { asRejection } from './rejection.ts'
import { connectThroughRedis } from './sockets.ts'

/**
 * The state that instances share through Redis. It opens at once and connects in the background, with retries;
 * every part fails open until then, and `ready` tells whether Redis answers now.
 */
export function openRedis({
  url,
  ca,
  log,
}: {
  url: string
  ca?: string | undefined
  log?: Logger
}): Volatile {
  const warn = warnRarely(
    log,
    'Redis does not answer: caches miss, each instance counts limits alone, emits reach its own sockets only',
  )
  let failure: unknown = new Error('todavía no se conecta')
  const onFailure = (error: unknown) => {
    failure = asRejection(error)
    warn(failure)
  }
  const commands = connectForCommands({ url, ca }, onFailure)
  const limiters = new Map<string, RateLimiter>()
  let subscriptions: ReturnType<typeof connectForSubscriptions> | undefined
  return {
    cache: (name) => createRedisCache(commands, name, onFailure),
    rateLimiter: (limit) => getOrCreate(limiters, limit.name, () => createRedisRateLimiter(commands, limit)),
    connectSockets(server) {
      subscriptions ??= connectForSubscriptions({ url, ca }, onFailure)
      connectThroughRedis(server, { commands, subscriptions }, onFailure)
    },
    async ready() {
      const connections = subscriptions ? [commands, subscriptions] : [commands]
      try {
        if (connections.some(({ status }) => status !== 'ready')) throw failure
        await commands.ping()
        return { ok: true }
      } catch (error) {
        return { ok: false, reason: `Redis no responde: ${reasonOf(asRejection(error))}` }
      }
    },
    async close() {
      subscriptions?.disconnect()
      // Pending commands complete first, if the server still answers.
      await commands.quit().catch(() => undefined)
      commands.disconnect()
    },
  }
}
