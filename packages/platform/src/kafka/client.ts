import { connect, isIP, type Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'
import { Kafka } from 'kafkajs'
import type { KafkaConnection } from './connection.ts'
import { kafkaLogTo } from './kafka-log.ts'
import './quiet-request-queue.ts'

/**
 * One Kafka client. `endFetches` ends the fetches that wait for records: the client has one connection for them, and
 * another for the rest. `destroy` closes all of its connections at once and for good; pending requests fail.
 */
export type KafkaClient = { kafka: Kafka; endFetches(): void; destroy(): void }

/** Kafka's protocol: a request begins with its size, and then says what it is. */
const afterSize = 4
const fetchRequest = 1

/** Timeout for a hung broker; a working one answers in a fraction of it. */
export const requestTimeoutMs = 8_000

/**
 * Opens no connection yet. Each producer, consumer and admin gets a separate client: users of one client would
 * share its cache of committed offsets, and could not be destroyed separately.
 */
export function createKafkaClient({ brokers, clientId, log, tls, sasl }: KafkaConnection): KafkaClient {
  const sockets = new Set<Socket>()
  const fetching = new Set<Socket>()
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
      const { write } = socket
      socket.write = (request: Buffer, ...rest: never[]) => {
        if (request.readInt16BE(afterSize) === fetchRequest) fetching.add(socket)
        return write.call(socket, request, ...rest)
      }
      socket.once('close', () => {
        sockets.delete(socket)
        fetching.delete(socket)
      })
      return socket
    },
  })
  return {
    kafka,
    endFetches() {
      for (const socket of fetching) socket.destroy(new Error('nobody waits for records any more'))
    },
    destroy() {
      isDestroyed = true
      for (const socket of sockets) socket.destroy(new Error('this client was destroyed'))
    },
  }
}
