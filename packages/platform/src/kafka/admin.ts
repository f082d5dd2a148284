import type { Admin } from 'kafkajs'
import { withTimeout } from '../with-timeout.ts'
import { createKafkaClient, type KafkaConnection, requestTimeoutMs } from './client.ts'

/**
 * Runs an admin request over a separate connection, so that the answer reflects Kafka's current state.
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
  } finally {
    destroy()
  }
}
