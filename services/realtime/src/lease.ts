import type { RealtimeSocket } from './socket.ts'

/**
 * Ends a socket's transport `graceSeconds` after its token expires, unless a later expiry (seconds since 1970)
 * is named before: the client then comes back by itself, and has to show a token again.
 */
export function lease(socket: RealtimeSocket, graceSeconds: number): (expiresAt: number) => void {
  let end: NodeJS.Timeout | undefined
  socket.once('disconnect', () => clearTimeout(end))
  return (expiresAt) => {
    clearTimeout(end)
    end = setTimeout(() => socket.conn.close(), (expiresAt + graceSeconds) * 1000 - Date.now())
  }
}
