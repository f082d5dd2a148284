import { createAuthenticate, tokenExpired } from '@semaforo/service-kit'
import type { Identity } from '../identity.ts'
import type { UserState } from '../user/user.ts'
import { isAlive } from './session.ts'

/** The authenticated caller with current data, not the token's claims. */
export type Caller = {
  id: string
  sessionId: string
  role: UserState['role']
  /** When the user last gave the password, in seconds; 0 where it is not known. */
  auth_time: number
  user: UserState
}

/**
 * Authenticates callers against the stores: an ended session, a demotion or a blocked account takes effect with
 * the next request, whatever the token says.
 */
export function createCallers({ stores, tokens, now }: Identity) {
  const authenticate = createAuthenticate(tokens.verificationKey, async () => true)
  return async (authorization: string | undefined): Promise<Caller> => {
    const { sub, sid } = await authenticate(authorization)
    const [session, user] = await Promise.all([stores.sessions.get(sid), stores.users.get(sub)])
    const isOwn = session?.state.userId === sub
    if (!user || !isOwn || !isAlive(session, user.state, now())) throw tokenExpired()
    const auth_time = (session.state.provenAt ?? 0) / 1_000
    return { id: sub, sessionId: sid, role: user.state.role, auth_time, user: user.state }
  }
}
