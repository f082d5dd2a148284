import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Done } from './fields.ts'

const expired = 'Este enlace ya no es válido. Inicia sesión para recibir otro.'

/**
 * Uses the link `/login/link/{token}` that `login-link-needed` announces (valid for 30 minutes, once): the
 * requesting browser becomes a known one, and may try its password.
 */
export const openLoginLink = call({
  method: 'post',
  path: '/api/auth/login-link/:token',
  summary: 'Da a conocer el navegador con el enlace del correo',
  params: z.object({ token: z.string().check(z.regex(/^[\w-]{43}\.[\w-]{43}$/, expired)) }),
  answer: Done,
  problems: { 400: ['login-link-expired'], 429: ['too-many-attempts'] },
})
