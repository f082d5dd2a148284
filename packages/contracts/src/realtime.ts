import * as z from 'zod/mini'

/**
 * What crosses the socket at `/socket.io`. The handshake carries `auth: {token}`, the access token; without
 * a valid one the connection ends in `connect_error` whose `data` is a `SocketRefusal`. Delivery is at most
 * once: a client reads again after each (re)connection.
 *
 * A token that expired without a renewal ends the transport: the client connects again by itself and is asked
 * for a token anew. Where the token was ended before (a blocked or erased account, a role taken away) the
 * server disconnects: the client renews its session first.
 */
export type ServerToClient = {
  'likes:updated': (change: LikesUpdated) => void
  'catalog:updated': (change: CatalogUpdated) => void
}

/** The person's likes changed on some screen; `version` is that of the change. */
export const LikesUpdated = z.object({ version: z.int().check(z.positive()) })
export type LikesUpdated = z.infer<typeof LikesUpdated>

/** A tag or a roadmap came to be, changed or was retired. */
export const CatalogUpdated = z.object({
  kind: z.enum(['tag', 'roadmap']),
  id: z.int().check(z.positive()),
})
export type CatalogUpdated = z.infer<typeof CatalogUpdated>

/** Whether the server did what it was asked, with the Spanish reason where it did not. */
export const SocketReply = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), code: z.string(), message: z.string() }),
])
export type SocketReply = z.infer<typeof SocketReply>

export type ClientToServer = {
  /** Asks for the room of a person. Only the own one is given; a foreign id is ignored. */
  'join:user': (userId: unknown, reply?: (answer: SocketReply) => void) => void
  /** Goes on with a newer token of the same person, before the one of the handshake expires. */
  'auth:renew': (renewal: unknown, reply?: (answer: SocketReply) => void) => void
}

/** The handshake's `auth` and the body of `auth:renew`. */
export const SocketAuth = z.object({ token: z.string().check(z.minLength(1), z.maxLength(4096)) })
export type SocketAuth = z.infer<typeof SocketAuth>

/**
 * Why a connection was refused, in the words of `Problem`: `status` 401 asks for a new token, 429 and 503
 * for patience.
 */
export type SocketRefusal = { status: number; code: string; message: string; msg: string }
