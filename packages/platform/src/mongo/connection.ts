import { type Connection, createConnection } from 'mongoose'
import { pause } from '../events/pause.ts'
import type { Part } from '../parts.ts'
import type { Logger } from '../ports/logger.ts'
import { reasonOf, warnRarely } from '../warn-rarely.ts'
import { withTimeout } from '../with-timeout.ts'
import { asRejection } from './rejection.ts'
import { isUnavailable } from './unavailable.ts'
import { watchHeartbeats } from './watch-heartbeats.ts'

/** The one pool of connections of a process to MongoDB. */
export type MongoConnection = Part & {
  /** Holds the models by collection name; they stay valid when the driver reconnects. */
  connection: Connection
  /**
   * Runs `work` and repeats it while the server is unavailable.
   * @throws {ConfigError} when the address is not valid, or the server rejects the connection or its user
   */
  untilAvailable<Result>(work: () => Promise<Result>): Promise<Result>
}

const connectTimeoutMs = 5_000
/** The heartbeat interval; a heartbeat without an answer fails after `connectTimeoutMs`. */
const heartbeatMs = 5_000
const stuckMs = heartbeatMs + connectTimeoutMs + 2_000
const pingMs = 2_000
const retryMs = 500

const options = {
  bufferCommands: false,
  autoIndex: false,
  autoCreate: false,
  serverSelectionTimeoutMS: connectTimeoutMs,
  connectTimeoutMS: connectTimeoutMs,
  waitQueueTimeoutMS: connectTimeoutMs,
  heartbeatFrequencyMS: heartbeatMs,
  maxPoolSize: 20,
  // On a standalone server the majority is that server: on every topology an acknowledged write is durable.
  writeConcern: { w: 'majority', journal: true },
} as const

/** `caFile` has the only authorities to trust, where the address asks for TLS and names no file of its own. */
export type MongoOptions = { url: string; caFile?: string | undefined; log?: Logger | undefined }

/** The options of a connection to an address, with the database that it names, or ours. */
export function optionsFor({ url, caFile }: Pick<MongoOptions, 'url' | 'caFile'>) {
  const tls = caFile !== undefined && asksForTls(url) ? { tlsCAFile: caFile } : {}
  return { ...options, ...tls, dbName: databaseIn(url) ?? 'semaforo' }
}

/** Connects in the background, and retries until the first connection; afterwards the driver reconnects by itself. */
export function connect({ url, caFile, log }: MongoOptions): MongoConnection {
  const connection = createConnection()
  const closing = new AbortController()
  const warn = warnRarely(log, 'MongoDB does not answer: waiting for it')

  let wasOpen = false
  /** Why the driver does not reach a server now. */
  let failedHeartbeat: Error | undefined

  async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await work()
      } catch (error) {
        const explained = asRejection(error)
        // A server that answered once is waited for, also where its certificate ends meanwhile.
        const endsHere = !isUnavailable(error) || (explained !== error && !wasOpen)
        if (closing.signal.aborted || endsHere) throw explained
        warn(explained)
        await pause(retryMs, closing.signal)
      }
    }
  }

  async function open() {
    await retried(() => connection.openUri(url, optionsFor({ url, caFile })))
    wasOpen = true
    const client = connection.getClient()
    client.on('serverHeartbeatFailed', ({ failure }) => {
      failedHeartbeat = failure
    })
    client.on('serverHeartbeatSucceeded', () => {
      failedHeartbeat = undefined
    })
    watchHeartbeats(client, stuckMs, () => {
      if (closing.signal.aborted) return
      warn(new Error('a heartbeat of the driver is stuck: reconnecting'))
      // Not forced: Mongoose refuses every operation of a connection that was once closed by force.
      opened = connection.close().then(open)
      opened.catch(() => undefined)
    })
  }

  let opened = open()
  // The error is reported by `untilAvailable`, to the caller that opens a store.
  opened.catch(() => undefined)

  return {
    connection,
    async untilAvailable(work) {
      await opened
      return retried(work)
    },
    async ready() {
      try {
        if (!connection.db) throw new Error('not connected yet')
        await withTimeout(pingMs, connection.db.command({ ping: 1 }), `no answer within ${pingMs} ms`)
        return { ok: true }
      } catch (error) {
        return {
          ok: false,
          reason: `MongoDB no responde: ${reasonOf(asRejection(failedHeartbeat ?? error))}`,
        }
      }
    },
    async close() {
      closing.abort()
      await opened.catch(() => undefined)
      await connection.close()
    },
  }
}

/** The database that an address names, if any. */
function databaseIn(url: string): string | undefined {
  return /^[^:]+:\/\/[^/?]+\/([^?]+)/.exec(url)?.[1]
}

function asksForTls(url: string): boolean {
  if (/[?&]tlsCAFile=/i.test(url)) return false
  return (
    /[?&](tls|ssl)=true/i.test(url) || (url.startsWith('mongodb+srv:') && !/[?&](tls|ssl)=false/i.test(url))
  )
}
