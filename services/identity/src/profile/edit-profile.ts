import type { UserChanges } from '@semaforo/contracts'
import { tokenExpired } from '@semaforo/service-kit'
import type { Identity } from '../identity.ts'
import { requireStrongPassword } from '../passwords/require-strong.ts'
import { endRecoveries } from '../recovery/end-recoveries.ts'
import type { Caller } from '../sessions/caller.ts'
import type { Initiator, UserState } from '../user.ts'
import { confirmPassword } from './confirm-password.ts'
import { changeProfile, type ProfileChange } from './profile.ts'

/**
 * Changes the caller's own names or password. A new password ends every session but the caller's.
 * @throws {ProblemError} 400 if the current password is missing or wrong, 401 if the session ended meanwhile
 */
export async function editProfile(
  identity: Identity,
  caller: Caller,
  { firstName, lastName, password, currentPassword }: UserChanges,
  by: Initiator,
): Promise<UserState> {
  const { stores, passwords } = identity
  const change: ProfileChange = {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
  }
  if (password !== undefined) {
    await confirmPassword(identity, caller, currentPassword)
    requireStrongPassword(password, { ...caller.user, ...change })
    const hash = await passwords.hash(password)
    change.password = { hash, session: caller.sessionId, epoch: caller.user.epoch }
  }
  const { result: user } = await stores.users.update(caller.id, (state) =>
    changeProfile(caller.id, state, change, by),
  )
  if (!user) throw tokenExpired()
  if (password !== undefined) await endRecoveries(stores, user.email)
  return user
}
