import * as z from 'zod/mini'
import { call } from '../call.ts'
import { cleanText } from '../text.ts'
import { Done, givenPassword } from './fields.ts'
import { SessionAnswer } from './own-session.ts'

/**
 * The cookie with the refresh token, by the protocol of the site. It is HttpOnly, so pages cannot read it.
 * Browsers accept the `__Host-` prefix from the site's own host over https only, so that neither an attacker on the
 * network nor a sibling subdomain can set another session.
 */
export const refreshCookie = { http: 'semaforo_refresh', https: '__Host-semaforo_refresh' } as const

/**
 * A blocked or closed account is reported only after the right password; the owner of a closed one gets a link by mail.
 * `login-link-needed`: unknown browsers failed a hundred times in a day.
 */
export const login = call({
  method: 'post',
  path: '/api/auth/login',
  summary: 'Inicia sesión',
  body: z.object({
    email: z
      .string('El email es requerido')
      .check(cleanText, z.toLowerCase(), z.minLength(1, 'El email es requerido'), z.maxLength(254)),
    password: givenPassword('La contraseña es requerida'),
  }),
  answer: SessionAnswer,
  problems: {
    401: ['invalid-credentials'],
    403: ['account-blocked', 'account-closed'],
    429: ['too-many-attempts', 'login-link-needed'],
    503: ['too-busy'],
  },
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
