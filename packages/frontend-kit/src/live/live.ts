import { type Session, session } from '../session/session.ts'
import type { LiveSocket } from './socket.ts'

/** How long to wait before the connection's code is asked for again. */
const RETRY_MS = 5_000

/**
 * Keeps one connection for the whole page while somebody is signed in: what changes on another screen is seen
 * on this one. A guest has none, and its code is not even fetched.
 */
export function keepLive(): void {
  let known: Session | null = null
  let connection: Promise<LiveSocket | undefined> | undefined

  const follow = () => {
    const next = session.read()
    const samePerson = next?.user.id === known?.user.id
    const newToken = next?.token !== known?.token
    known = next
    if (samePerson) {
      if (newToken) void connection?.then((socket) => socket?.renew())
      return
    }
    void connection?.then((socket) => socket?.close())
    connection = next ? open(next.user.id) : undefined
  }
  session.subscribe(follow)
  follow()
}

/** The connection, as soon as its code has come; none where the person has left before. */
async function open(userId: string): Promise<LiveSocket | undefined> {
  while (session.read()?.user.id === userId) {
    const code = await import(/* webpackChunkName: "later-socket" */ './socket.ts').catch(() => undefined)
    if (code) return code.openSocket()
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
  return undefined
}
