import { type SocketAuth as Auth, SocketAuth, type SocketRefusal } from '@semaforo/contracts'
import {
  type Authenticate,
  asProblem,
  type Log,
  levelOf,
  type ProblemError,
  tooManyRequests,
} from '@semaforo/service-kit'
import type { RealtimeConfig } from './config.ts'
import { type RealtimeSocket, roomOf } from './socket.ts'

/** Authenticates a socket by its token, and limits the sockets per person. */
export function admit({
  config,
  authenticate,
  log,
}: {
  config: RealtimeConfig
  authenticate: Authenticate
  log: Log
}) {
  return (socket: RealtimeSocket, next: (refusal?: Error) => void): void => {
    enter(socket).then(
      () => next(),
      (error: unknown) => {
        const problem = asProblem(error)
        const { status, code } = problem
        log[levelOf(status)](
          { status, code, ...(status >= 500 && { err: error }) },
          'a socket is not admitted',
        )
        next(refusal(problem))
      },
    )
  }

  async function enter(socket: RealtimeSocket): Promise<void> {
    const auth = SocketAuth.safeParse(socket.handshake.auth).data
    const claims = await authenticate(authorizationOf(auth))
    const room = roomOf(claims.sub)
    if (socketsIn(socket, room) >= config.SOCKETS_PER_USER) throw tooManyScreens()
    socket.data.claims = claims
    await socket.join(room)
    // Checked again after joining, when the room's disconnect does not reach a socket yet. The two come by groups of
    // their own: of an ending that reaches the room first, the socket lives until its token expires.
    await authenticate(authorizationOf(auth))
  }
}

const authorizationOf = (auth: Auth | undefined) => auth && `Bearer ${auth.token}`

const socketsIn = (socket: RealtimeSocket, room: string) => socket.nsp.adapter.rooms.get(room)?.size ?? 0

const tooManyScreens = () =>
  tooManyRequests('too-many-sockets', 'Tienes el sitio abierto en demasiadas ventanas. Cierra alguna.', 60)

/** The error that Socket.IO sends as `connect_error`. */
function refusal({ status, code, message }: ProblemError): Error {
  const data: SocketRefusal = { status, code, message, msg: message }
  return Object.assign(new Error(message), { data })
}
