import { createAuthenticate, tokenExpired } from '@semaforo/service-kit'
import type { Identity } from '../identity.ts'
import type { UserState } from '../user.ts'
import { isAlive } from './session.ts'

/** Who calls, as identity knows it now and not as the token remembers it. */
export type Caller = { id: string; sessionId: string; role: UserState['role']; user: UserState }

/**
 * Tells who calls. Identity holds sessions and users itself, so a session that ended, a role that was taken
 * away or an account that was blocked counts at the very next call, whatever the token says.
 */
export function createCallers({ stores, tokens, now }: Identity) {
  const authenticate = createAuthenticate(tokens.verificationKey, async () => true)
  return async (authorization: string | undefined): Promise<Caller> => {
    const { sub, sid } = await authenticate(authorization)
    const [session, user] = await Promise.all([stores.sessions.get(sid), stores.users.get(sub)])
    const isOwn = session?.state.userId === sub
    if (!user || !isOwn || !isAlive(session, user.state, now())) throw tokenExpired()
    return { id: sub, sessionId: sid, role: user.state.role, user: user.state }
  }
}
