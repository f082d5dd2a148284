import { connect, isIP, type Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'
import { Kafka } from 'kafkajs'
import type { KafkaConnection } from './connection.ts'
import { kafkaLogTo } from './kafka-log.ts'

/** One Kafka client. `destroy` closes all of its connections at once and for good; pending requests fail. */
export type KafkaClient = { kafka: Kafka; destroy(): void }

/** Timeout for a hung broker; a working one answers in a fraction of it. */
export const requestTimeoutMs = 8_000

/**
 * Opens no connection yet. Each producer, consumer and admin gets a separate client: users of one client would
 * share its cache of committed offsets, and could not be destroyed separately.
 */
export function createKafkaClient({ brokers, clientId, log, tls, sasl }: KafkaConnection): KafkaClient {
  const sockets = new Set<Socket>()
  let isDestroyed = false
  const kafka = new Kafka({
    brokers: [...brokers],
    clientId,
    ...(sasl && { sasl }),
    connectionTimeout: 3_000,
    requestTimeout: requestTimeoutMs,
    retry: { retries: 3, initialRetryTime: 100, maxRetryTime: 1_000 },
    logCreator: kafkaLogTo(log, () => isDestroyed),
    socketFactory({ host, port, onConnect }) {
      // A retry that the driver had already scheduled must not open a new connection.
      if (isDestroyed) throw new Error('this client was destroyed')
      const socket = tls
        ? connectSecurely({ host, port, ...tls, ...(!isIP(host) && { servername: host }) }, onConnect)
        : connect({ host, port }, onConnect)
      socket.setNoDelay(true).setKeepAlive(true)
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      return socket
    },
  })
  return {
    kafka,
    destroy() {
      isDestroyed = true
      for (const socket of sockets) socket.destroy(new Error('this client was destroyed'))
    },
  }
}
