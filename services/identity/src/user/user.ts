import {
  type AuditAction,
  audited,
  event,
  type ListedUser,
  type User as PublicUser,
} from '@semaforo/contracts'
import type { KnownLight, PulseState } from '../pulse/state.ts'

/** A verified user. `epoch` grows with each change that ends all earlier sessions. */
export type UserState = {
  firstName: string
  lastName: string
  /** Lower case; unique. */
  email: string
  passwordHash: string
  role: 'admin' | 'user'
  /** Whether the account is active. */
  status: boolean
  /** Its owner closed it, and may take it up again; without this an admin blocked it. */
  closedByOwner?: true
  /** When what its owner closed is erased, in milliseconds. What was closed before there was a date has none. */
  eraseAt?: number
  epoch: number
  /** The session that made the last password change: the only earlier one that stays valid. */
  kept?: string
  /** ISO 8601. */
  createdAt: string
  pulse?: PulseState
  /** Of the last diagnostics that have one, the newest first. */
  lights?: readonly KnownLight[]
}

/** The user after a change that ends every earlier session. */
export function nextEpoch({ kept: _, ...state }: UserState): UserState {
  return { ...state, epoch: state.epoch + 1 }
}

/** Who causes a change (`actor` is absent if nobody is signed in), with a keyed hash of the network. */
export type Initiator = { actor?: string; origin: string }

export const userFacts = (id: string, { role, status, epoch }: UserState) => ({ id, role, status, epoch })

export function publicUser(
  id: string,
  state: Pick<UserState, 'firstName' | 'lastName' | 'email' | 'role' | 'status'>,
): PublicUser {
  const { firstName, lastName, email, role, status } = state
  return { id, firstName, lastName, email, role, status }
}

export function listedUser(id: string, state: UserState): ListedUser {
  const { createdAt, closedByOwner = false } = state
  return { ...publicUser(id, state), createdAt, closedByOwner }
}

/** An audit entry, published as an event of the write that it records. */
export function audit(action: AuditAction, by: Initiator, more: { target?: string; detail?: string } = {}) {
  return event(audited, { action, ...by, ...more })
}
