// What every page calls, whatever it shows. Apart from the other calls, whose schemas a first visit has no use for.
import * as z from 'zod/mini'
import { call } from '../call.ts'
import { User } from '../session.ts'

/**
 * The header that refresh and logout require, with any value: a page of another origin cannot send it, so the
 * refresh cookie alone has no effect (CSRF).
 */
export const csrfHeader = 'x-requested-with'

/** The access token is valid for 15 minutes; the refresh token is set in an HttpOnly cookie. */
export const SessionAnswer = z.object({ user: User, token: z.string().check(z.minLength(1)) })
export type SessionAnswer = z.infer<typeof SessionAnswer>

/**
 * A cookie beside the refresh cookie that pages can read and that grants nothing: this browser has a session, even where
 * its storage was cleared, as Safari does after seven days.
 */
export const sessionHintCookie = 'semaforo_session'

/** Renews the session from its cookie, which changes with each use. */
export const refresh = call({
  method: 'post',
  path: '/api/auth/refresh',
  summary: 'Renueva la sesión con su cookie',
  refreshCookie: 'needed',
  answer: SessionAnswer,
  problems: { 401: ['session-ended'], 403: ['csrf-header-missing'] },
})

export const getMe = call({
  method: 'get',
  path: '/api/me',
  summary: 'Quién soy',
  auth: 'user',
  answer: User,
})
