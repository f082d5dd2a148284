import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Done, email, resetPasswordField } from './fields.ts'

/**
 * Sends the link `/reset-password/{token}` (valid for 30 minutes, once) if the address has an account, or
 * `/login/return/{token}` if its owner closed that; the
 * answer does not reveal whether it has. While the mail server rejects all mail, it is `mail-unavailable`.
 */
export const forgotPassword = call({
  method: 'post',
  path: '/api/auth/forgotPassword',
  summary: 'Envía el enlace para cambiar la contraseña',
  body: z.object({ email }),
  answer: Done,
  problems: { 429: ['too-many-attempts'], 503: ['mail-unavailable'] },
})

const ResetLink = z.object({
  token: z.string().check(z.regex(/^[\w-]{43}\.[\w-]{43}$/, 'Este enlace ya no es válido. Pide uno nuevo.')),
})

/** Whether the link can still be used, so that nobody chooses a password for nothing. It uses nothing up. */
export const checkResetLink = call({
  method: 'get',
  path: '/api/auth/reset-password/:token',
  summary: 'Dice si el enlace para cambiar la contraseña sirve todavía',
  params: ResetLink,
  answer: Done,
  problems: { 400: ['reset-link-expired'], 429: ['too-many-attempts'] },
})

/** Ends every session of the account. */
export const resetPassword = call({
  method: 'post',
  path: '/api/auth/reset-password/:token',
  summary: 'Cambia la contraseña con el enlace del correo',
  params: ResetLink,
  body: z.object({ password: resetPasswordField }),
  answer: Done,
  problems: {
    400: ['reset-link-expired', 'common-password', 'guessable-password'],
    429: ['too-many-attempts'],
    503: ['too-busy'],
  },
})
