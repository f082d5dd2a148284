import type { ClientToServer, ServerToClient, SocketRefusal } from '@semaforo/contracts'
import { io, type Socket } from 'socket.io-client'
import type { LiveEvent } from '../http/query-meta.ts'
import { renewSession } from '../session/renew.ts'
import { session } from '../session/session.ts'
import { expiryOf } from './expiry.ts'
import { reread } from './reread.ts'

export type LiveSocket = {
  /** Authenticates again with the session's new token. */
  renew(): void
  close(): void
}

/** Bounds of the library's own reconnection delay. */
const RECONNECTION_MS = [1_000, 5_000] as const
const TIMEOUT_MS = 20_000
/** How long before its expiry the token is renewed. */
const RENEW_EARLIER_MS = 30_000
/** Delay before reconnecting to a server that refused for another reason than the token. */
const PATIENCE_MS = 30_000

/** Connects the page to the site's own origin as the user who is signed in. */
export function openSocket(): LiveSocket {
  let shown = ''
  let expiring: ReturnType<typeof setTimeout> | undefined
  let returning: ReturnType<typeof setTimeout> | undefined
  const token = () => session.read()?.token ?? ''

  const socket: Socket<ServerToClient, ClientToServer> = io({
    auth: (show) => {
      shown = token()
      show({ token: shown })
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
    if (shown === token()) exchangeBeforeExpiry()
    else renew()
    // Delivery is at most once: whatever happened while disconnected has to be read again.
    reread('missed')
  })
  // The queries declare which events they follow: a new event needs no new shell.
  socket.onAny((event: LiveEvent) => reread(event))
  socket.on('connect_error', (error) => {
    // The library reconnects by itself after a network failure, but not after a refusal by the server.
    if (socket.active) return
    const { data } = error as { data?: SocketRefusal }
    if (data?.status === 401) comeBack(RECONNECTION_MS[0], { renewed: true })
    else comeBack(PATIENCE_MS, { renewed: false })
  })
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') comeBack(RECONNECTION_MS[0], { renewed: true })
  })

  function renew(): void {
    if (!socket.connected) return
    shown = token()
    socket.emit('auth:renew', { token: shown }, ({ ok }) => {
      if (!ok) socket.disconnect().connect()
    })
    exchangeBeforeExpiry()
  }

  /**
   * With a clock that runs ahead the token seems expired already; then the server's refusal triggers the
   * renewal.
   */
  function exchangeBeforeExpiry(): void {
    clearTimeout(expiring)
    const left = (expiryOf(shown) ?? 0) - RENEW_EARLIER_MS - Date.now()
    const expired = shown
    if (left > 0) expiring = setTimeout(() => void renewSession(expired).catch(() => false), left)
  }

  function comeBack(afterMs: number, { renewed }: { renewed: boolean }): void {
    clearTimeout(returning)
    returning = setTimeout(async () => {
      // If the renewal fails, the server refuses the old token again and this is scheduled anew.
      if (renewed && session.read()) await renewSession(token()).catch(() => false)
      if (session.read()) socket.connect()
    }, afterMs)
  }

  return {
    renew,
    close() {
      clearTimeout(expiring)
      clearTimeout(returning)
      socket.close()
    },
  }
}
