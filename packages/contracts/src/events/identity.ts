import * as z from 'zod/mini'
import { auditActions } from '../accounts/audit.ts'
import { eventType } from './event.ts'

/**
 * What other services need of a user, without personal data. `epoch` grows with each change that revokes
 * earlier tokens: a token with a lower `ver` is invalid.
 */
const UserFacts = z.object({
  id: z.string().check(z.minLength(1)),
  role: z.enum(['admin', 'user']),
  status: z.boolean(),
  epoch: z.int().check(z.nonnegative()),
})

const named = (what: string) => ({ topic: 'identity.user', type: `identity.user-${what}.v1` }) as const
const userEvent = (what: string) => eventType({ ...named(what), data: UserFacts })

export const userRegistered = userEvent('registered')
export const userUpdated = userEvent('updated')
export const userRoleChanged = userEvent('role-changed')
export const userDeactivated = userEvent('deactivated')
export const userReactivated = userEvent('reactivated')
/** The user was erased: every service erases its data about the user. */
export const userDeleted = userEvent('deleted')

/**
 * The user's tokens were revoked (a changed password, all sessions closed); role and status did not change.
 * `kept` is the session that remains: the one that changed the password.
 */
export const userSessionsEnded = eventType({
  ...named('sessions-ended'),
  data: z.extend(UserFacts, { kept: z.optional(z.string()) }),
})

/**
 * One session ended (a logout, a closed device, a reused refresh token); `subject` is its id. Access tokens
 * that name it are invalid from then on; at `expiresAt` (ISO 8601) the last of them expires.
 */
export const sessionEnded = eventType({
  topic: 'identity.session',
  type: 'identity.session-ended.v1',
  data: z.object({
    id: z.string().check(z.minLength(1)),
    userId: z.string().check(z.minLength(1)),
    expiresAt: z.iso.datetime(),
  }),
})

/** The kinds of mail that identity sends. */
export const mailKinds = [
  'registration',
  'recovery',
  'login-link',
  'password-changed',
  'account-blocked',
  'account-erased',
  'own-account-erased',
  'monthly-pulse',
  'contact-message',
  'contact-copy',
] as const
export type MailKind = (typeof mailKinds)[number]

/** A mail has to be sent. The event refers to its content by id; addresses and codes stay in identity. */
export const mailRequested = eventType({
  topic: 'identity.mail',
  type: 'identity.mail-requested.v1',
  data: z.object({ kind: z.enum(mailKinds), id: z.string().check(z.minLength(1)) }),
})

/** An audited action. */
export const audited = eventType({
  topic: 'identity.audit',
  type: 'identity.audited.v1',
  data: z.object({
    action: z.enum(auditActions),
    actor: z.optional(z.string()),
    target: z.optional(z.string()),
    detail: z.optional(z.string()),
    origin: z.string(),
  }),
})
