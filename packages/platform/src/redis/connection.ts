import { Redis, type RedisOptions } from 'ioredis'
import { backoffMs } from '../events/backoff.ts'

/** The address of Redis, and the only authorities to trust where it begins with rediss. */
export type RedisAddress = { url: string; ca?: string | undefined }

/** Called with each failure of a connection. */
type OnFailure = (error: unknown) => void

const backoff = { firstMs: 100, maxMs: 3_000 }

/** A connection that reconnects without limit, with back-off. */
function connect(
  { url, ca }: RedisAddress,
  onFailure: OnFailure,
  options: Omit<RedisOptions, 'replyMapping'>,
): Redis {
  const redis = new Redis(url, {
    ...(ca !== undefined && url.startsWith('rediss:') && { tls: { ca } }),
    connectTimeout: 2_000,
    disconnectTimeout: 500,
    // A hung server keeps its connections open; closing them makes later commands fail at once.
    socketTimeout: 1_000,
    retryStrategy: (failures) => backoffMs(failures, backoff),
    ...options,
  })
  redis.on('error', onFailure)
  return redis
}

/** For commands with a waiting caller: each fails within half a second, or at once while disconnected. */
export function connectForCommands(address: RedisAddress, onFailure: OnFailure): Redis {
  return connect(address, onFailure, {
    commandTimeout: 500,
    enableOfflineQueue: false,
    // A command that already failed for its caller must not run later.
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
  })
}

/** For subscriptions: they wait for the connection, and are renewed after each reconnect. */
export function connectForSubscriptions(address: RedisAddress, onFailure: OnFailure): Redis {
  return connect(address, onFailure, { maxRetriesPerRequest: null })
}
