import { connect, type Socket } from 'node:net'
import { Kafka } from 'kafkajs'
import type { Logger } from '../ports/logger.ts'
import { kafkaLogTo } from './kafka-log.ts'

/** Where Kafka is, and who asks. */
export type KafkaConnection = { brokers: readonly string[]; clientId: string; log?: Logger | undefined }

/** One client of Kafka. `cut` ends all it has open at once and for good, also what waits for an answer. */
export type KafkaClient = { kafka: Kafka; cut(): void }

/** A broker that hangs is given up after this time; one that answers needs a fraction of it. */
export const requestTimeoutMs = 8_000

/**
 * Opens no connection yet. Each producer, consumer and admin gets a client of its own: those of one client
 * share the offsets that they believe to be committed, and could not be cut apart.
 */
export function createKafkaClient({ brokers, clientId, log }: KafkaConnection): KafkaClient {
  const sockets = new Set<Socket>()
  let isCut = false
  const kafka = new Kafka({
    brokers: [...brokers],
    clientId,
    connectionTimeout: 3_000,
    requestTimeout: requestTimeoutMs,
    retry: { retries: 3, initialRetryTime: 100, maxRetryTime: 1_000 },
    logCreator: kafkaLogTo(log, () => isCut),
    socketFactory({ host, port, onConnect }) {
      // A retry of the driver that was already under way must not open a new connection.
      if (isCut) throw new Error('this client was cut')
      const socket = connect({ host, port, noDelay: true, keepAlive: true }, onConnect)
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      return socket
    },
  })
  return {
    kafka,
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy(new Error('this client was cut'))
    },
  }
}
