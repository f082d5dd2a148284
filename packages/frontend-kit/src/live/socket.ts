import type { ClientToServer, ServerToClient, SocketRefusal } from '@semaforo/contracts'
import { io, type Socket } from 'socket.io-client'
import type { LiveEvent } from '../http/query-meta.ts'
import type { renewSession as Renew } from '../session/renew.ts'
import type { session as CurrentSession } from '../session/session.ts'
import type { invalidateStale as Invalidate } from './invalidate-stale.ts'
import { renewalDelayOf } from './renewal-delay.ts'

export type LiveSocket = {
  /** Authenticates again with the session's new token. */
  renew(): void
  close(): void
}

/** Bounds of the library's own reconnection delay. */
const RECONNECTION_MS = [1_000, 5_000] as const
const TIMEOUT_MS = 20_000
/** Delay before reconnecting to a server that refused for another reason than the token. */
const REFUSED_DELAY_MS = 30_000

/**
 * Passed in, not imported: a module that two chunks share cannot be concatenated into the main bundle, which would
 * grow.
 */
type OfPage = {
  session: typeof CurrentSession
  renewSession: typeof Renew
  invalidateStale: typeof Invalidate
}

/** Connects the page to the site's own origin as the user who is signed in. */
export function openSocket({ session, renewSession, invalidateStale }: OfPage): LiveSocket {
  let sentToken = ''
  let renewal: ReturnType<typeof setTimeout> | undefined
  let reconnecting: ReturnType<typeof setTimeout> | undefined
  const token = () => session.read()?.token ?? ''

  const socket: Socket<ServerToClient, ClientToServer> = io({
    auth: (authenticate) => {
      sentToken = token()
      authenticate({ token: sentToken })
    },
    forceNew: true,
    // WebSocket first: a refusal during an upgrade from polling would log an error in the browser's console.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    withCredentials: true,
    reconnectionDelay: RECONNECTION_MS[0],
    reconnectionDelayMax: RECONNECTION_MS[1],
    timeout: TIMEOUT_MS,
  })
  socket.on('connect', () => {
    const user = session.read()?.user
    if (user) socket.emit('join:user', user.id)
    if (sentToken === token()) renewBeforeExpiry()
    else renew()
    // Delivery is at most once: whatever happened while disconnected has to be read again.
    invalidateStale('missed')
  })
  // The queries declare which events they follow: a new event needs no new shell.
  socket.onAny((event: LiveEvent) => invalidateStale(event))
  socket.on('connect_error', (error) => {
    // The library reconnects by itself after a network failure, but not after a refusal by the server.
    if (socket.active) return
    const { data } = error as { data?: SocketRefusal }
    if (data?.status === 401) reconnect(RECONNECTION_MS[0], { renewed: true })
    else reconnect(REFUSED_DELAY_MS, { renewed: false })
  })
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') reconnect(RECONNECTION_MS[0], { renewed: true })
  })

  function renew(): void {
    if (!socket.connected) return
    sentToken = token()
    socket.emit('auth:renew', { token: sentToken }, ({ ok }) => {
      if (!ok) socket.disconnect().connect()
    })
    renewBeforeExpiry()
  }

  function renewBeforeExpiry(): void {
    clearTimeout(renewal)
    const expired = sentToken
    const wait = renewalDelayOf(expired, Date.now())
    if (wait !== undefined) renewal = setTimeout(() => void renewSession(expired).catch(() => false), wait)
  }

  function reconnect(afterMs: number, { renewed }: { renewed: boolean }): void {
    clearTimeout(reconnecting)
    reconnecting = setTimeout(async () => {
      // If the renewal fails, the server refuses the old token again and this is scheduled anew.
      if (renewed && session.read()) await renewSession(token()).catch(() => false)
      if (session.read()) socket.connect()
    }, afterMs)
  }

  return {
    renew,
    close() {
      clearTimeout(renewal)
      clearTimeout(reconnecting)
      socket.close()
    },
  }
}
