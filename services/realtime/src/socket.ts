import type { AccessClaims, ClientToServer, ServerToClient } from '@semaforo/contracts'
import type { Server, Socket } from 'socket.io'

/** The data of a socket, visible from every instance through the adapter. */
type SocketData = { claims: AccessClaims }
export type RealtimeServer = Server<ClientToServer, ServerToClient, Record<string, never>, SocketData>
export type RealtimeSocket = Socket<ClientToServer, ServerToClient, Record<string, never>, SocketData>

/** The room of all sockets of one person. */
export const roomOf = (userId: string) => `user:${userId}`
