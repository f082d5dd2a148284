import { type Connection, createConnection } from 'mongoose'
import { CopyRefusal } from '../archive/refusal.ts'
import { type MongoOptions, optionsFor } from './connection.ts'
import { asRejection } from './rejection.ts'
import { isUnavailable } from './unavailable.ts'

/** The database of a connection, without the models of Mongoose. */
export type Database = NonNullable<Connection['db']>

/** A batch takes a fraction of it; a server that takes longer hangs. */
const answerMs = 60_000

/**
 * Connects for a command, which does not wait for a server that is down.
 * @throws {CopyRefusal} when it does not answer
 * @throws {ConfigError} when the address is not valid, or the server rejects the connection or its user
 */
export async function connectOnce(
  at: Pick<MongoOptions, 'url' | 'caFile'>,
): Promise<{ db: Database; close(): Promise<void> }> {
  const connection = createConnection()
  try {
    await connection.openUri(at.url, { ...optionsFor(at), socketTimeoutMS: answerMs })
  } catch (error) {
    await connection.close()
    const rejection = asRejection(error)
    if (rejection !== error || !isUnavailable(error)) throw rejection
    throw new CopyRefusal('MongoDB no responde: revisa su dirección y que esté en marcha, y repite.')
  }
  return { db: connection.db as Database, close: () => connection.close() }
}
