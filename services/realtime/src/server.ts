import { createServer } from 'node:http'
import type { Platform } from '@semaforo/platform'
import type { Authenticate, Log, Sockets } from '@semaforo/service-kit'
import { Server } from 'socket.io'
import { admit } from './admit.ts'
import type { RealtimeConfig } from './config.ts'
import { isOwnOrigin } from './own-origin.ts'
import { receive } from './receive.ts'
import type { RealtimeServer } from './socket.ts'
import { limitConnections } from './transport-limits.ts'

const path = '/socket.io/'
/** Large enough for the longest packet, which carries the token. */
const maxPacketBytes = 8_192
/** How long a connection may take to join a namespace before it is closed. */
const connectTimeoutMs = 10_000

/** The Socket.IO server, not bound to a port: the host process passes requests and upgrades to it. */
export function openServer(context: {
  config: RealtimeConfig
  authenticate: Authenticate
  platform: Platform
  log: Log
}): { io: RealtimeServer; sockets: Sockets; close(): Promise<void> } {
  const http = createServer()
  const io: RealtimeServer = new Server({
    path,
    serveClient: false,
    maxHttpBufferSize: maxPacketBytes,
    connectTimeout: connectTimeoutMs,
    httpCompression: false,
    allowRequest: (req, answer) => {
      if (isOwnOrigin(req)) connections.allow(req, answer)
      else answer('Esta conexión no viene de nuestro sitio.', false)
    },
  })
  io.attach(http)
  const connections = limitConnections(io.engine, context.config)
  context.platform.connectSockets(io)
  io.use(admit(context))
  io.on('connection', (socket) => receive(socket, context))
  return {
    io,
    sockets: {
      path,
      handle: (req, res) => http.emit('request', req, res),
      upgrade: (req, socket, head) => http.emit('upgrade', req, socket, head),
      // Clients reconnect after a broken transport, but not after a disconnect by the server.
      end: () => io.engine.close(),
    },
    close: () => io.close(),
  }
}
