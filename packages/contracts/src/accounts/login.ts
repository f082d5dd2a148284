import * as z from 'zod/mini'
import { call } from '../call.ts'
import { User } from '../session.ts'
import { Done, givenPassword } from './fields.ts'

/**
 * The header that refresh and logout ask for, with any value: a page of another origin cannot send it, so
 * the refresh cookie alone does nothing.
 */
export const csrfHeader = 'x-requested-with'

/** The access token lives 15 minutes; the refresh token is in an HttpOnly cookie beside this answer. */
export const SessionAnswer = z.object({ user: User, token: z.string().check(z.minLength(1)) })
export type SessionAnswer = z.infer<typeof SessionAnswer>

/**
 * Codes: `invalid-credentials` 401, `account-blocked` 403 (only beside the right password), and 429 with
 * Retry-After: `too-many-attempts`, `login-link-needed` (strangers failed a hundred times in a day).
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
})

/** Renews the session from its cookie, which changes each time. Codes: `session-ended` 401, `csrf-header-missing` 403. */
export const refresh = call({
  method: 'post',
  path: '/api/auth/refresh',
  summary: 'Renueva la sesión con su cookie',
  answer: SessionAnswer,
})

/** Ends the session of the cookie; without one there is nothing to end, and the answer is the same. */
export const logout = call({
  method: 'post',
  path: '/api/auth/logout',
  summary: 'Cierra la sesión',
  answer: Done,
})
