import type { Admin } from 'kafkajs'
import { within } from '../within.ts'
import { createKafkaClient, type KafkaConnection, requestTimeoutMs } from './client.ts'

/**
 * Asks Kafka something over a connection of its own: the answer says how Kafka is now.
 * @throws when there is none within `ms` milliseconds
 */
export async function withAdmin<Result>(
  connection: KafkaConnection,
  use: (admin: Admin) => Promise<Result>,
  ms = requestTimeoutMs,
): Promise<Result> {
  const { kafka, cut } = createKafkaClient(connection)
  const admin = kafka.admin()
  const asking = admin.connect().then(() => use(admin))
  try {
    const answer = await within(ms, asking, `Kafka did not answer within ${ms} ms`)
    await admin.disconnect()
    return answer
  } finally {
    cut()
  }
}
