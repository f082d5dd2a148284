import { event, userSessionsEnded } from '@semaforo/contracts'
import type { Decision } from '@semaforo/platform'
import { audit, type Initiator, nextEpoch, type UserState, userFacts } from '../user.ts'

/** Ends every session of a user with one write: the new epoch. */
export function endAllSessions(
  id: string,
  state: UserState | undefined,
  by: Initiator,
): Decision<UserState, undefined> {
  if (!state) return [null, [], undefined]
  const next = nextEpoch(state)
  const events = [
    event(userSessionsEnded, userFacts(id, next)),
    audit('all-sessions-ended', by, { target: id }),
  ]
  return [next, events, undefined]
}
