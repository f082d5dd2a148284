import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Done, givenPassword, userId } from './fields.ts'
import { SessionAnswer } from './own-session.ts'

/** For how long a proof of who calls is fresh: a login, or the password given again. In milliseconds. */
export const freshProofMs = 10 * 60_000

/**
 * Proves again who holds the session, for the calls with `freshProof`; the new token carries the time. `wrong-password`
 * comes with `errors` on `password`.
 */
export const proveIdentity = call({
  method: 'post',
  path: '/api/me/proof',
  summary: 'Confirma quién soy con mi contraseña',
  auth: 'user',
  body: z.strictObject({ password: givenPassword('Escribe tu contraseña.') }),
  answer: SessionAnswer,
  problems: { 400: ['wrong-password'], 429: ['too-many-attempts'], 503: ['too-busy'] },
})

/**
 * A session as its owner sees it; times are ISO 8601. `device` is a rough description; `current` marks the
 * session of the request.
 */
export const SessionSummary = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  current: z.boolean(),
})
export type SessionSummary = z.infer<typeof SessionSummary>

export const listSessions = call({
  method: 'get',
  path: '/api/me/sessions',
  summary: 'Mis sesiones abiertas, la más reciente primero',
  auth: 'user',
  answer: z.object({ sessions: z.array(SessionSummary) }),
})

export const endSession = call({
  method: 'delete',
  path: '/api/me/sessions/:id',
  summary: 'Cierra una de mis sesiones',
  auth: 'user',
  freshProof: true,
  params: z.object({ id: userId }),
  answer: Done,
  problems: { 404: ['session-not-found'] },
})

/** Ends the requesting session as well. Not below `/api/me/sessions`, whose segments are session ids. */
export const endAllSessions = call({
  method: 'post',
  path: '/api/me/end-sessions',
  summary: 'Cierra todas mis sesiones',
  auth: 'user',
  freshProof: true,
  answer: Done,
})

/** The personal data in one service. Each service that stores any serves `exportFromService`. */
export const Exported = z.record(z.string(), z.unknown())
export type Exported = z.infer<typeof Exported>

/** All personal data of the user, by service: complete, or an error when one service does not answer. */
export const exportMe = call({
  method: 'get',
  path: '/api/me/export',
  summary: 'Todo lo que el sistema guarda de mí',
  auth: 'user',
  freshProof: true,
  answer: z.object({ exportedAt: z.iso.datetime(), services: z.record(z.string(), Exported) }),
  problems: { 503: ['export-incomplete'] },
})

/** Between services, never through the public gateway; sent with the user's own token. */
export const exportFromService = call({
  method: 'get',
  path: '/internal/export/:userId',
  summary: 'Lo que este servicio guarda de una persona',
  auth: 'user',
  params: z.object({ userId }),
  answer: Exported,
  problems: { 403: ['not-allowed'] },
})
