import type { AccessClaims } from '@semaforo/contracts'
import { type RealtimeServer, roomOf } from './socket.ts'

/**
 * Disconnects a person's sockets whose tokens have ended, on every instance. Local sockets go first, so that they
 * do not depend on the adapter; if reaching the other instances fails this rejects, and the event is retried.
 */
export async function endSockets(
  io: RealtimeServer,
  userId: string,
  hasEnded: (claims: AccessClaims) => boolean,
): Promise<void> {
  const room = roomOf(userId)
  for (const reach of [io.local, io]) {
    for (const socket of await reach.in(room).fetchSockets()) {
      if (hasEnded(socket.data.claims)) socket.disconnect(true)
    }
  }
}
