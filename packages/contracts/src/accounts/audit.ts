import * as z from 'zod/mini'
import { call } from '../call.ts'
import { userId } from './fields.ts'

/** The kinds of audit entries. */
export const auditActions = [
  'registered',
  'logged-in',
  'login-failed',
  'logged-out',
  'session-ended',
  'all-sessions-ended',
  'refresh-reused',
  'login-link-requested',
  'login-link-used',
  'recovery-requested',
  'password-reset',
  'password-changed',
  'profile-updated',
  'pulse-changed',
  'pulse-stopped',
  'exported',
  'role-changed',
  'deactivated',
  'reactivated',
  'deleted',
  'partner-created',
  'partner-updated',
  'partner-key-rotated',
  'partner-suspended',
  'partner-resumed',
  'tag-saved',
  'tag-retired',
  'roadmap-saved',
  'roadmap-retired',
  'release-published',
  'release-canary',
  'release-promoted',
  'release-rolled-back',
] as const
export type AuditAction = (typeof auditActions)[number]

/**
 * Who did what to whom, when and from where, as opaque ids. `actor` is absent where nobody was signed in;
 * `origin` is a keyed hash of the client's network, so that equal values mean the same network; it is absent where the
 * entry comes from another service's event. A release has the team as `actor` and the frontend as `target`. Failed logins with
 * addresses that have no account are one entry per network and hour, with their number as `detail`.
 */
export const AuditEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  action: z.enum(auditActions),
  actor: z.optional(z.string()),
  target: z.optional(z.string()),
  detail: z.optional(z.string()),
  origin: z.optional(z.string()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const time = z.optional(z.iso.datetime('Escribe la fecha y la hora completas.'))

/** `person` is who acted or to whom it was done; `from` is inclusive, `before` exclusive; `limit` is 50 by default. */
const AuditQuery = z.object({
  after: z.optional(z.string().check(z.regex(/^[\w-]{1,400}$/, 'Esa página no existe.'))),
  person: z.optional(userId),
  action: z.optional(z.enum(auditActions, 'Ese tipo no existe.')),
  from: time,
  before: time,
  limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|[1-4]\d\d|500)$/, 'Pide de 1 a 500.'))),
})
export type AuditQuery = z.infer<typeof AuditQuery>

/**
 * Newest first; pass `next` of one page as `after` of the following. `names` has those of the people and partners in
 * `entries` who still exist, by id.
 */
export const readAudit = call({
  method: 'get',
  path: '/api/audit',
  summary: 'Quién hizo qué y cuándo, por persona, tipo y fecha',
  auth: 'admin',
  query: AuditQuery,
  answer: z.object({
    entries: z.array(AuditEntry),
    next: z.optional(z.string()),
    // A service of an older release does not say them.
    names: z._default(z.record(z.string(), z.string()), {}),
  }),
  problems: { 400: ['unknown-page'] },
})
