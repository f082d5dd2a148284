import type { RealtimeSocket } from './socket.ts'

/**
 * Closes a socket's transport `graceSeconds` after its token expires, unless the lease is renewed with a later
 * expiry (seconds since 1970). The client then reconnects by itself, and must present a valid token.
 */
export function lease(socket: RealtimeSocket, graceSeconds: number): (expiresAt: number) => void {
  let end: NodeJS.Timeout | undefined
  socket.once('disconnect', () => clearTimeout(end))
  return (expiresAt) => {
    clearTimeout(end)
    end = setTimeout(() => socket.conn.close(), (expiresAt + graceSeconds) * 1000 - Date.now())
  }
}
