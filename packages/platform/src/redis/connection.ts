import { Redis, type RedisOptions } from 'ioredis'
import { backoffMs } from '../events/backoff.ts'

/** Told of each failure of a connection. */
type OnFailure = (error: unknown) => void

const backoff = { firstMs: 100, maxMs: 3_000 }

/** A connection that comes back for ever, with growing waits. */
function connect(url: string, onFailure: OnFailure, options: Omit<RedisOptions, 'replyMapping'>): Redis {
  const redis = new Redis(url, {
    connectTimeout: 2_000,
    disconnectTimeout: 500,
    // A server that hangs keeps its connections: cutting them makes the commands after it fail at once.
    socketTimeout: 1_000,
    retryStrategy: (failures) => backoffMs(failures, backoff),
    ...options,
  })
  redis.on('error', onFailure)
  return redis
}

/** For commands that somebody waits for: each fails within half a second, at once while there is no connection. */
export function connectForCommands(url: string, onFailure: OnFailure): Redis {
  return connect(url, onFailure, {
    commandTimeout: 500,
    enableOfflineQueue: false,
    // A command whose caller has gone on without it must not count later.
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
  })
}

/** For subscriptions: they wait for the connection, and are asked for again at each new one. */
export function connectForSubscriptions(url: string, onFailure: OnFailure): Redis {
  return connect(url, onFailure, { maxRetriesPerRequest: null })
}
