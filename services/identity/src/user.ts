import {
  type AuditAction,
  audited,
  event,
  type ListedUser,
  type User as PublicUser,
} from '@semaforo/contracts'

/** A verified user. `epoch` grows with each change that ends the sessions begun before it. */
export type UserState = {
  firstName: string
  lastName: string
  /** In lower case; unique. */
  email: string
  passwordHash: string
  role: 'admin' | 'user'
  /** Whether the account is active. */
  status: boolean
  epoch: number
  /** The one session that the last change of the password did not end: it made the change. */
  kept?: string
  /** ISO 8601. */
  createdAt: string
}

/** The user after a change that ends every session begun before it. */
export function nextEpoch({ kept: _, ...state }: UserState): UserState {
  return { ...state, epoch: state.epoch + 1 }
}

/** Who does something (absent where nobody is signed in) and a keyed hash of where from. */
export type By = { actor?: string; origin: string }

export const userFacts = (id: string, { role, status, epoch }: UserState) => ({ id, role, status, epoch })

export function publicUser(
  id: string,
  state: Pick<UserState, 'firstName' | 'lastName' | 'email' | 'role' | 'status'>,
): PublicUser {
  const { firstName, lastName, email, role, status } = state
  return { id, firstName, lastName, email, role, status }
}

export function listedUser(id: string, state: UserState): ListedUser {
  return { ...publicUser(id, state), createdAt: state.createdAt }
}

/** An entry of the audit, as an event of the write that it tells of. */
export function audit(action: AuditAction, by: By, more: { target?: string; detail?: string } = {}) {
  return event(audited, { action, ...by, ...more })
}
