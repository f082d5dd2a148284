import { SocketAuth, type SocketReply } from '@semaforo/contracts'
import { type Authenticate, asProblem } from '@semaforo/service-kit'
import type { RealtimeConfig } from './config.ts'
import { lease } from './lease.ts'
import type { RealtimeSocket } from './socket.ts'

type Reply = ((answer: SocketReply) => void) | undefined

/** Handles the events of an authenticated socket. A client that wants no acknowledgement passes no callback. */
export function receive(
  socket: RealtimeSocket,
  { config, authenticate }: { config: RealtimeConfig; authenticate: Authenticate },
): void {
  const { sub } = socket.data.claims
  const keepUntil = lease(socket, config.SOCKET_GRACE_SECONDS)
  keepUntil(socket.data.claims.exp)

  socket.on('join:user', (userId, reply) => {
    // Admission has already joined the socket to its own room.
    answer(reply, userId === sub ? { ok: true } : foreign)
  })

  socket.on('auth:renew', (renewal, reply) => {
    renew(renewal).then(
      (result) => answer(reply, result),
      (error: unknown) => {
        const { code, message } = asProblem(error)
        answer(reply, { ok: false, code, message })
      },
    )
  })

  async function renew(renewal: unknown): Promise<SocketReply> {
    const auth = SocketAuth.safeParse(renewal).data
    const claims = await authenticate(auth && `Bearer ${auth.token}`)
    if (claims.sub !== sub) return foreign
    socket.data.claims = claims
    keepUntil(claims.exp)
    return { ok: true }
  }
}

const foreign: SocketReply = {
  ok: false,
  code: 'foreign-user',
  message: 'Esta conexión es de otra cuenta. Vuelve a conectarte.',
}

function answer(reply: Reply, result: SocketReply): void {
  if (typeof reply === 'function') reply(result)
}
