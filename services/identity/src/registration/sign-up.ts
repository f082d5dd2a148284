import { event, userRegistered } from '@semaforo/contracts'
import type { Decision } from '@semaforo/service-kit'
import { audit, type By, type UserState, userFacts } from '../user.ts'

/** Makes the user of a verified registration, or the first admin. A second time changes nothing: `false`. */
export function signUp(
  id: string,
  state: UserState | undefined,
  person: Pick<UserState, 'firstName' | 'lastName' | 'email' | 'passwordHash' | 'role'>,
  { by, now }: { by: By; now: number },
): Decision<UserState, boolean> {
  if (state) return [state, [], false]
  const user: UserState = { ...person, status: true, epoch: 1, createdAt: new Date(now).toISOString() }
  return [user, [event(userRegistered, userFacts(id, user)), audit('registered', by, { target: id })], true]
}
