import type { ClientToServer, ServerToClient, SocketRefusal } from '@semaforo/contracts'
import { io, type Socket } from 'socket.io-client'
import type { LiveEvent } from '../http/query-meta.ts'
import { renewSession } from '../session/renew.ts'
import { session } from '../session/session.ts'
import { expiryOf } from './expiry.ts'
import { reread } from './reread.ts'

export type LiveSocket = {
  /** Goes on with the session's new token. */
  renew(): void
  close(): void
}

/** Between the lowest and the highest of these the library waits before it tries again. */
const RECONNECTION_MS = [1_000, 5_000] as const
const TIMEOUT_MS = 20_000
/** How long before the token expires it is exchanged. */
const RENEW_EARLIER_MS = 30_000
/** How long to leave a server alone that asked for patience. */
const PATIENCE_MS = 30_000

/** Connects the page to the site's root as the person who is signed in. */
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
    // A refusal in the middle of a change of transport would be a complaint in the browser's console.
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
    // Delivery is at most once: what happened without a connection is only seen by reading.
    reread('missed')
  })
  // Whatever the event, the queries say what follows from it: a new one needs no new shell.
  socket.onAny((event: LiveEvent) => reread(event))
  socket.on('connect_error', (error) => {
    // The library comes back by itself where nobody answered; it does not where the server refused.
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

  /** By a clock that is ahead the token has expired already: the server's refusal then asks for a new one. */
  function exchangeBeforeExpiry(): void {
    clearTimeout(expiring)
    const left = (expiryOf(shown) ?? 0) - RENEW_EARLIER_MS - Date.now()
    const expired = shown
    if (left > 0) expiring = setTimeout(() => void renewSession(expired).catch(() => false), left)
  }

  function comeBack(afterMs: number, { renewed }: { renewed: boolean }): void {
    clearTimeout(returning)
    returning = setTimeout(async () => {
      // Where nobody renews it now, the refusal of the old token leads here again.
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
