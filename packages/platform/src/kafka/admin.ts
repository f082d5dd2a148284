import type { Admin } from 'kafkajs'
import { withTimeout } from '../with-timeout.ts'
import { createKafkaClient, requestTimeoutMs } from './client.ts'
import type { KafkaConnection } from './connection.ts'
import { asRejection } from './rejection.ts'

/**
 * Runs an admin request over a separate connection, so that the answer reflects Kafka's current state.
 * @throws {ConfigError} when Kafka rejects the connection or its user
 * @throws when there is no answer within `ms` milliseconds
 */
export async function withAdmin<Result>(
  connection: KafkaConnection,
  use: (admin: Admin) => Promise<Result>,
  ms = requestTimeoutMs,
): Promise<Result> {
  const { kafka, destroy } = createKafkaClient(connection)
  const admin = kafka.admin()
  const request = admin.connect().then(() => use(admin))
  try {
    const answer = await withTimeout(ms, request, `Kafka did not answer within ${ms} ms`)
    await admin.disconnect()
    return answer
  } catch (error) {
    throw asRejection(error)
  } finally {
    destroy()
  }
}
