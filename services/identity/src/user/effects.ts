import type { UserChanges } from '@semaforo/contracts'
import { tokenExpired } from '@semaforo/service-kit'
import { eraseMessages } from '../contact/erase-messages.ts'
import { eraseAll, eraseBatch } from '../erase-all.ts'
import type { Identity } from '../identity.ts'
import { guardIdOf } from '../login/begin-attempt.ts'
import { queueMail } from '../mail/queued-mail.ts'
import { requireStrongPassword } from '../passwords/require-strong.ts'
import { endRecoveries } from '../recovery/effects.ts'
import type { Caller } from '../sessions/caller.ts'
import type { Stores } from '../stores.ts'
import { dropFromAdmins, joinAdmins, leaveAdmins } from './admins.ts'
import {
  changeProfile,
  changeRole,
  changeStatus,
  close,
  erase,
  type ProfileChange,
  reopen,
} from './decisions.ts'
import type { Initiator, UserState } from './user.ts'

type Change = (state: UserState | undefined) => ReturnType<typeof changeRole>

/** Sets a user's role; undefined: no such user. @throws {ProblemError} 409 for the last active admin */
export function setRole(identity: Identity, id: string, role: UserState['role'], by: Initiator) {
  return keepingAnAdmin(identity, id, role === 'admin', (state) => changeRole(id, state, role, by))
}

/** Blocks an account or reactivates it; undefined: no such user. @throws {ProblemError} 409 for the last active admin */
export function setStatus(identity: Identity, id: string, status: boolean, by: Initiator) {
  return keepingAnAdmin(identity, id, status, (state) => changeStatus(id, state, status, by))
}

/** Closes an account for its owner; undefined: no such user. @throws {ProblemError} 409 for the last active admin */
export function closeAccount(identity: Identity, id: string, by: Initiator) {
  const now = identity.now()
  return keepingAnAdmin(identity, id, false, (state) => close(id, state, by, now))
}

/** Reopens an account that its owner closed; undefined: no such user. */
export function reopenAccount(identity: Identity, id: string, by: Initiator) {
  return keepingAnAdmin(identity, id, true, (state) => reopen(id, state, by))
}

/** Leaves the roster before a change that may remove an admin, and again after it; joins it after one that added one. */
async function keepingAnAdmin({ stores }: Identity, id: string, grants: boolean, change: Change) {
  if (!grants) await leaveAdmins(stores, id)
  const { result: user } = await stores.users.update(id, change)
  if (user?.role === 'admin' && user.status) await joinAdmins(stores, id)
  else if (!grants) await dropFromAdmins(stores, id)
  return user ?? undefined
}

/** Erases a user and all their data in identity; false: no such user. Other services react to the event. */
export async function eraseUser(
  { stores, secret, now }: Identity,
  id: string,
  by: Initiator,
): Promise<boolean> {
  const user = await stores.users.get(id)
  if (!user) return false
  await leaveAdmins(stores, id)
  const { email } = user.state
  // Queued first, because the address is erased with the user; sent only once the user is gone.
  const kind = by.actor === id ? 'own-account-erased' : 'account-erased'
  const farewell = queueMail({ kind, about: id, to: email }, now() + farewellDelayMs)
  // Under an id of the user: an erasure that is asked for again, because it failed or at once, says so once.
  await stores.mails.update(`erased-${id}`, (queued) => [queued ?? farewell, []])
  await eraseMessages(stores, id, email)
  await endRecoveries(stores, email)
  await endRegistrations(stores, email)
  await stores.guards.update(guardIdOf(secret, email), () => [null, []])
  const { result: isErased } = await stores.users.update(id, (state) => erase(id, state, by))
  await dropFromAdmins(stores, id)
  return isErased ?? false
}

/** Longer than an erasure usually takes. */
const farewellDelayMs = 2_000

/**
 * Changes the caller's own names or password. A new password ends every session but the caller's.
 * @throws {ProblemError} 400 for a weak password, 401 if the session ended meanwhile
 */
export async function editProfile(
  identity: Identity,
  caller: Caller,
  { firstName, lastName, password }: UserChanges,
  by: Initiator,
): Promise<UserState> {
  const { stores, passwords } = identity
  const change: ProfileChange = {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
  }
  if (password !== undefined) {
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

/** Erases the unfinished registrations of an address. */
async function endRegistrations({ registrations }: Stores, email: string): Promise<void> {
  await eraseAll(registrations, () => registrations.query('email', { equals: [email], limit: eraseBatch }))
}
