import * as z from 'zod/mini'

/**
 * The messages of the socket at `/socket.io`. The handshake carries `auth: {token}`, the access token; without
 * a valid one the connection ends in `connect_error` whose `data` is a `SocketRefusal`. Delivery is at most
 * once: a client reads again after each (re)connection. When a token expires without renewal the server closes
 * the transport: the client reconnects by itself with a new token. When a token was revoked (a blocked or
 * erased account, a removed role) the server disconnects: the client renews its session first.
 */
export type ServerToClient = {
  'likes:updated': (change: LikesUpdated) => void
  'progress:updated': (change: ProgressUpdated) => void
  'catalog:updated': (change: CatalogUpdated) => void
}

/** The person's likes changed, on any device; `version` is the version after the change. */
export const LikesUpdated = z.object({ version: z.int().check(z.positive()) })
export type LikesUpdated = z.infer<typeof LikesUpdated>

/** What the person has learned changed, on any device; `version` is the version after the change. */
export const ProgressUpdated = z.object({ version: z.int().check(z.positive()) })
export type ProgressUpdated = z.infer<typeof ProgressUpdated>

/** A tag or a roadmap was created, changed or retired. */
export const CatalogUpdated = z.object({
  kind: z.enum(['tag', 'roadmap']),
  id: z.int().check(z.positive()),
})
export type CatalogUpdated = z.infer<typeof CatalogUpdated>

/** Whether the request succeeded, with the Spanish reason where it did not. */
export const SocketReply = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), code: z.string(), message: z.string() }),
])
export type SocketReply = z.infer<typeof SocketReply>

export type ClientToServer = {
  /** Joins the room of a person. Only the own room is allowed; another id is ignored. */
  'join:user': (userId: unknown, reply?: (answer: SocketReply) => void) => void
  /** Continues with a newer token of the same person, before the token of the handshake expires. */
  'auth:renew': (renewal: unknown, reply?: (answer: SocketReply) => void) => void
}

/** The `auth` of the handshake and the body of `auth:renew`. */
export const SocketAuth = z.object({ token: z.string().check(z.minLength(1), z.maxLength(4096)) })
export type SocketAuth = z.infer<typeof SocketAuth>

/**
 * Why a connection was rejected, with the members of `Problem`: 401 requires a new token; after 429 and 503 the
 * client retries later.
 */
export type SocketRefusal = { status: number; code: string; message: string; msg: string }
