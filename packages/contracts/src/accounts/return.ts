import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Done } from './fields.ts'

const ReturnLink = z.object({
  token: z.string().check(z.regex(/^[\w-]{43}\.[\w-]{43}$/, 'Este enlace ya no es válido. Pide uno nuevo.')),
})

/** Whether the link `/login/return/{token}` (30 minutes, once) can still be used. It uses nothing up. */
export const checkReturnLink = call({
  method: 'get',
  path: '/api/auth/return/:token',
  summary: 'Dice si el enlace para volver a una cuenta que su dueño cerró sirve todavía',
  params: ReturnLink,
  answer: Done,
  problems: { 400: ['return-link-expired'], 429: ['too-many-attempts'] },
})

/** The owner's choice for an account that they closed: take it up again as it was, or erase it with all its data. */
export const chooseReturn = call({
  method: 'post',
  path: '/api/auth/return/:token',
  summary: 'Retoma o borra la cuenta que su dueño cerró, con el enlace del correo',
  params: ReturnLink,
  body: z.object({ choice: z.enum(['resume', 'erase'], 'Elige retomar la cuenta o borrarla.') }),
  answer: Done,
  problems: { 400: ['return-link-expired'], 429: ['too-many-attempts'] },
})
