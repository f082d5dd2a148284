import { renewSession } from '../session/renew.ts'
import { type Session, session } from '../session/session.ts'
import { invalidateStale } from './invalidate-stale.ts'
import type { LiveSocket } from './socket.ts'

/** Delay before the connection's code is requested again. */
const RETRY_MS = 5_000

/**
 * Keeps one live connection for the whole page while a user is signed in, so that a change on another screen
 * shows on this one. A guest has none and does not download its code.
 */
export function keepLive(): void {
  let previous: Session | null = null
  let connection: Promise<LiveSocket | undefined> | undefined

  const syncWithSession = () => {
    const next = session.read()
    const samePerson = next?.user.id === previous?.user.id
    const newToken = next?.token !== previous?.token
    previous = next
    if (samePerson) {
      if (newToken) void connection?.then((socket) => socket?.renew())
      return
    }
    void connection?.then((socket) => socket?.close())
    connection = next ? open(next.user.id) : undefined
  }
  session.subscribe(syncWithSession)
  syncWithSession()
}

/** The connection, once its code has loaded; undefined if the user signs out first. */
async function open(userId: string): Promise<LiveSocket | undefined> {
  while (session.read()?.user.id === userId) {
    const code = await import(/* webpackChunkName: "later-socket" */ './socket.ts').catch(() => undefined)
    if (code) return code.openSocket({ session, renewSession, invalidateStale })
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
  return undefined
}
