import * as z from 'zod/mini'
import { call } from '../call.ts'
import { User } from '../session.ts'
import { Done, givenPassword } from './fields.ts'

/**
 * The header that refresh and logout require, with any value: a page of another origin cannot send it, so the
 * refresh cookie alone has no effect (CSRF).
 */
export const csrfHeader = 'x-requested-with'

/**
 * The cookie with the refresh token, by the protocol of the site. It is HttpOnly, so pages cannot read it.
 * Browsers accept the `__Secure-` prefix over https only, so that an attacker on the network cannot set another
 * session; `__Host-` would be stricter, but requires the path `/`.
 */
export const refreshCookie = { http: 'semaforo_refresh', https: '__Secure-semaforo_refresh' } as const

/** The access token is valid for 15 minutes; the refresh token is set in an HttpOnly cookie. */
export const SessionAnswer = z.object({ user: User, token: z.string().check(z.minLength(1)) })
export type SessionAnswer = z.infer<typeof SessionAnswer>

/**
 * A blocked account is reported only after the right password. `login-link-needed`: unknown browsers failed a
 * hundred times in a day.
 */
export const login = call({
  method: 'post',
  path: '/api/auth/login',
  summary: 'Inicia sesión',
  body: z.object({
    email: z
      .string('El email es requerido')
      .check(z.trim(), z.toLowerCase(), z.minLength(1, 'El email es requerido'), z.maxLength(254)),
    password: givenPassword('La contraseña es requerida'),
  }),
  answer: SessionAnswer,
  problems: {
    401: ['invalid-credentials'],
    403: ['account-blocked'],
    429: ['too-many-attempts', 'login-link-needed'],
    503: ['too-busy'],
  },
})

/** Renews the session from its cookie, which changes with each use. */
export const refresh = call({
  method: 'post',
  path: '/api/auth/refresh',
  summary: 'Renueva la sesión con su cookie',
  refreshCookie: 'needed',
  answer: SessionAnswer,
  problems: { 401: ['session-ended'], 403: ['csrf-header-missing'] },
})

/** Ends the session of the cookie; the answer is the same without one. */
export const logout = call({
  method: 'post',
  path: '/api/auth/logout',
  summary: 'Cierra la sesión',
  refreshCookie: 'optional',
  answer: Done,
  problems: { 403: ['csrf-header-missing'] },
})
