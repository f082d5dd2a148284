import type { AccessClaims } from '@semaforo/contracts'
import { type RealtimeServer, roomOf } from './socket.ts'

/**
 * Disconnects the sockets of a person whose tokens have ended, at every instance. Those here go first, whatever
 * the way to the others does; where it fails this rejects, and is tried again.
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
