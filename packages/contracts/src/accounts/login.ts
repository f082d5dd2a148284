import * as z from 'zod/mini'
import { call } from '../call.ts'
import { User } from '../session.ts'
import { Done, givenPassword } from './fields.ts'

/**
 * The header that refresh and logout ask for, with any value: a page of another origin cannot send it, so
 * the refresh cookie alone does nothing.
 */
export const csrfHeader = 'x-requested-with'

/**
 * The cookie with the refresh token, by the protocol of the site. Pages never see it: it is HttpOnly. Under https
 * browsers take a name with this prefix from https alone, so that nobody on the way can give a browser another
 * session; `__Host-` would say more, and asks for the path `/`.
 */
export const refreshCookie = { http: 'semaforo_refresh', https: '__Secure-semaforo_refresh' } as const

/** The access token lives 15 minutes; the refresh token is in an HttpOnly cookie beside this answer. */
export const SessionAnswer = z.object({ user: User, token: z.string().check(z.minLength(1)) })
export type SessionAnswer = z.infer<typeof SessionAnswer>

/**
 * That an account is blocked is said beside the right password alone. `login-link-needed`: strangers failed a
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

/** Renews the session from its cookie, which changes each time. */
export const refresh = call({
  method: 'post',
  path: '/api/auth/refresh',
  summary: 'Renueva la sesión con su cookie',
  refreshCookie: 'needed',
  answer: SessionAnswer,
  problems: { 401: ['session-ended'], 403: ['csrf-header-missing'] },
})

/** Ends the session of the cookie; without one there is nothing to end, and the answer is the same. */
export const logout = call({
  method: 'post',
  path: '/api/auth/logout',
  summary: 'Cierra la sesión',
  refreshCookie: 'optional',
  answer: Done,
  problems: { 403: ['csrf-header-missing'] },
})
