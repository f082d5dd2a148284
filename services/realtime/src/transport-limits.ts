import type { IncomingMessage } from 'node:http'
import { forwardedClient, rateKey } from '@semaforo/service-kit'
import type { Server } from 'socket.io'
import type { RealtimeConfig } from './config.ts'

type Answer = (refusal: string | null, allowed: boolean) => void

/** Limits unauthenticated connections: how many per address, and how many packets each may send. */
export function limitConnections(
  engine: Server['engine'],
  limits: Pick<RealtimeConfig, 'SOCKETS_PER_ADDRESS' | 'SOCKET_EVENTS_PER_SECOND'>,
): { allow(req: IncomingMessage, answer: Answer): void } {
  const open = new Map<string, number>()
  const openFrom = (address: string) => open.get(address) ?? 0

  engine.on('connection', (connection: Connection) => {
    const address = addressOf(connection.request)
    open.set(address, openFrom(address) + 1)
    connection.once('close', () => {
      const left = openFrom(address) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    closeOnFlood(connection, limits.SOCKET_EVENTS_PER_SECOND)
  })

  return {
    allow(req, answer) {
      if (openFrom(addressOf(req)) < limits.SOCKETS_PER_ADDRESS) answer(null, true)
      else answer('Hay demasiadas conexiones abiertas desde tu red.', false)
    },
  }
}

/** The part of an Engine.IO connection that is used here. */
type Connection = {
  request: IncomingMessage
  once(event: 'close', listener: () => void): void
  on(event: 'packet', listener: () => void): void
  close(discard: boolean): void
}

const addressOf = (req: IncomingMessage) => rateKey(forwardedClient(req))

/** Counts all packets per second, valid or not, and closes the connection above the limit. */
function closeOnFlood(connection: Connection, perSecond: number): void {
  let second = 0
  let packets = 0
  connection.on('packet', () => {
    const now = Math.floor(performance.now() / 1000)
    if (now !== second) [second, packets] = [now, 0]
    packets += 1
    if (packets > perSecond) connection.close(true)
  })
}
