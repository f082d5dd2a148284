import { event, userRegistered } from '@semaforo/contracts'
import type { Decision } from '@semaforo/platform'
import { audit, type Initiator, type UserState, userFacts } from '../user.ts'

/** Creates the user of a verified registration, or the first admin. `false`: the user already exists. */
export function signUp(
  id: string,
  state: UserState | undefined,
  person: Pick<UserState, 'firstName' | 'lastName' | 'email' | 'passwordHash' | 'role'>,
  { by, now }: { by: Initiator; now: number },
): Decision<UserState, boolean> {
  if (state) return [state, [], false]
  const user: UserState = { ...person, status: true, epoch: 1, createdAt: new Date(now).toISOString() }
  return [user, [event(userRegistered, userFacts(id, user)), audit('registered', by, { target: id })], true]
}
