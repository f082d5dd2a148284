import type { RealtimeSocket } from './socket.ts'

/** A longer timer fires at once. A clock far behind would ask for one. */
const longestTimerMs = 2 ** 31 - 1

/**
 * Closes a socket's transport `graceSeconds` after its token expires, unless the lease is renewed with a later
 * expiry (seconds since 1970). The client then reconnects by itself, and must present a valid token.
 */
export function lease(socket: RealtimeSocket, graceSeconds: number): (expiresAt: number) => void {
  let end: NodeJS.Timeout | undefined
  socket.once('disconnect', () => clearTimeout(end))
  return (expiresAt) => {
    clearTimeout(end)
    const left = (expiresAt + graceSeconds) * 1000 - Date.now()
    end = setTimeout(() => socket.conn.close(), Math.min(left, longestTimerMs))
  }
}
