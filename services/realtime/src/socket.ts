import type { AccessClaims, ClientToServer, ServerToClient } from '@semaforo/contracts'
import type { Server, Socket } from 'socket.io'

/** What a socket carries, wherever an instance sees it from. */
type SocketData = { claims: AccessClaims }
export type RealtimeServer = Server<ClientToServer, ServerToClient, Record<string, never>, SocketData>
export type RealtimeSocket = Socket<ClientToServer, ServerToClient, Record<string, never>, SocketData>

/** The room of everything that is one person's. */
export const roomOf = (userId: string) => `user:${userId}`
