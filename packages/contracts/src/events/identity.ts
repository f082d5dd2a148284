import * as z from 'zod/mini'
import { auditActions } from '../accounts/audit.ts'
import { eventType } from './event.ts'

/**
 * What other services need of a user and nothing personal. `epoch` grows with each change that ends the
 * tokens issued before it: a token whose `ver` is lower is no longer good.
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
/** Erased for good: whoever holds anything about this person erases it. */
export const userDeleted = userEvent('deleted')

/**
 * The user's tokens ended (a changed password, all sessions closed); role and status stayed. `kept` is the one
 * session that goes on: it changed the password.
 */
export const userSessionsEnded = eventType({
  ...named('sessions-ended'),
  data: z.extend(UserFacts, { kept: z.optional(z.string()) }),
})

/**
 * One session ended (a logout, a device that was closed, a refresh token that was copied); `subject` is its id.
 * No access token that names it is good any more, and at `expiresAt` (ISO 8601) the last of them expires.
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

/** The mails that identity sends. */
export const mailKinds = [
  'registration',
  'recovery',
  'login-link',
  'password-changed',
  'account-blocked',
  'account-erased',
] as const
export type MailKind = (typeof mailKinds)[number]

/** A mail is due. It names what the mail is about; addresses and codes stay where they are. */
export const mailRequested = eventType({
  topic: 'identity.mail',
  type: 'identity.mail-requested.v1',
  data: z.object({ kind: z.enum(mailKinds), id: z.string().check(z.minLength(1)) }),
})

/** Something happened that the audit keeps. */
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
