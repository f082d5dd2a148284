import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Done, email, resetPasswordField } from './fields.ts'

/**
 * Sends the link `/reset-password/{token}` (30 minutes, once) if the address has an account; the answer does
 * not tell. Codes: `mail-unavailable` 503 while the mail server refuses everybody, `too-many-requests` 429.
 */
export const forgotPassword = call({
  method: 'post',
  path: '/api/auth/forgotPassword',
  summary: 'Envía el enlace para cambiar la contraseña',
  body: z.object({ email }),
  answer: Done,
})

/** Ends every session of the account. Codes: `reset-link-expired` 400, `common-password` 400, `guessable-password` 400. */
export const resetPassword = call({
  method: 'post',
  path: '/api/auth/reset-password/:token',
  summary: 'Cambia la contraseña con el enlace del correo',
  params: z.object({
    token: z
      .string()
      .check(z.regex(/^[\w-]{43}\.[\w-]{43}$/, 'Este enlace ya no es válido. Pide uno nuevo.')),
  }),
  body: z.object({ password: resetPasswordField }),
  answer: Done,
})
