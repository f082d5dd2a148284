import { type Connection, createConnection, mongo } from 'mongoose'
import { ConfigError } from '../config/config-error.ts'
import { pause } from '../events/pause.ts'
import type { Log } from '../log.ts'
import type { Part } from '../platform/parts.ts'
import { reasonOf, warnRarely } from '../warn-rarely.ts'
import { isSilence } from './telling-silence.ts'
import { watchHeartbeats } from './watch-heartbeats.ts'

/** The one pool of connections of a process to MongoDB. */
export type MongoConnection = Part & {
  /** A collection as it is connected now. What is asked of it fails when the server is silent for too long. */
  collection<Document extends mongo.Document>(name: string): mongo.Collection<Document>
  /**
   * Runs `work` once the server answers, again and again until then.
   * @throws {ConfigError} when no server can be meant by the address, or it does not know the user
   */
  whenItAnswers<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>
}

/** A server that does not answer, or answers no more, fails what was asked of it after this time. */
const silenceMs = 5_000
/** The driver asks a server for its state so often, and waits for the answer to that as long again and more. */
const heartbeatMs = 5_000
const stuckMs = heartbeatMs + silenceMs + 2_000
const pingMs = 2_000
const retryMs = 500
const authenticationFailed = 18

const options = {
  bufferCommands: false,
  autoIndex: false,
  autoCreate: false,
  serverSelectionTimeoutMS: silenceMs,
  connectTimeoutMS: silenceMs,
  waitQueueTimeoutMS: silenceMs,
  heartbeatFrequencyMS: heartbeatMs,
  maxPoolSize: 20,
  // A server alone takes itself for the majority: on every form of MongoDB what is acknowledged is on its disks.
  writeConcern: { w: 'majority', journal: true },
} as const

/** Connects in the background; the driver itself comes back to a server that it knew once. */
export function connect(url: string, log?: Log): MongoConnection {
  const connection = createConnection()
  const closing = new AbortController()
  const warn = warnRarely(log, 'MongoDB does not answer: waiting for it')
  const dbName = databaseIn(url) ?? 'semaforo'

  async function whenItAnswers<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await work(connection)
      } catch (error) {
        if (closing.signal.aborted || !isSilence(error)) throw error
        warn(error)
        await pause(retryMs, closing.signal)
      }
    }
  }

  async function open() {
    await whenItAnswers(() => connection.openUri(url, { ...options, dbName })).catch((error) => {
      throw explained(error)
    })
    watchHeartbeats(connection.getClient(), stuckMs, () => {
      warn(new Error('its driver waits for an answer that cannot come: connecting anew'))
      opened = connection.close(true).then(open)
      opened.catch(() => undefined)
    })
  }

  let opened = open()
  // Whoever opens a store learns of it.
  opened.catch(() => undefined)

  return {
    collection: (name) =>
      connection.getClient().db(connection.name).collection(name, { timeoutMS: silenceMs }),
    async whenItAnswers(work) {
      await opened
      return whenItAnswers(work)
    },
    async ready() {
      try {
        if (!connection.db) throw new Error('not connected yet')
        await connection.db.command({ ping: 1 }, { timeoutMS: pingMs })
        return { ok: true }
      } catch (error) {
        return { ok: false, reason: `MongoDB no responde: ${reasonOf(error)}` }
      }
    },
    async close() {
      closing.abort()
      await opened.catch(() => undefined)
      await connection.close()
    },
  }
}

/** The database that stands in an address, where one does. */
function databaseIn(url: string): string | undefined {
  return /^[^:]+:\/\/[^/?]+\/([^?]+)/.exec(url)?.[1]
}

function explained(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const isRefused = error instanceof mongo.MongoServerError && error.code === authenticationFailed
  // The parser of addresses has an error of its own by this name.
  const isWrong = ['MongoParseError', 'MongoInvalidArgumentError'].includes(error.name)
  if (!isRefused && !isWrong) return error
  const reason = error.message.replace(/\.$/, '')
  return new ConfigError('MONGO_URL', `escribe una dirección como mongodb://servidor:27017 (${reason}).`)
}
