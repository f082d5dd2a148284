import * as z from 'zod/mini'
import { call } from '../call.ts'
import { User } from '../session.ts'
import { Done, email, firstName, lastName, newPassword } from './fields.ts'

/** Letters and digits of a verification code: none that looks like another. Case is ignored. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const codeLength = 5

const wrongCode = 'El código ingresado es incorrecto. Intenta de nuevo.'

export const Registration = z.object({ firstName, lastName, email, password: newPassword })
export type Registration = z.infer<typeof Registration>

/** A ticket says nothing about its code, nor whether the address has an account. */
const ticket = z.string('Falta el registro.').check(z.regex(/^[\w-]{43}$/, 'Ese registro no existe.'))

/**
 * Begins a registration: a code goes to the address. Codes: `too-many-requests` 429, `common-password` and
 * `guessable-password` 400 (with `errors` on `password`).
 */
export const register = call({
  method: 'post',
  path: '/api/auth/register',
  summary: 'Empieza un registro y envía el código por correo',
  body: Registration,
  answer: z.object({ token: ticket }),
})

/** Sends a new code for a ticket; the old one ends. Codes: `code-too-soon` 429 (once a minute), `code-expired` 400. */
export const resendCode = call({
  method: 'post',
  path: '/api/auth/register/resend',
  summary: 'Envía otro código para un registro',
  body: z.object({ token: ticket }),
  answer: Done,
})

/**
 * Saves the verified user; `emailToken` is the ticket and the code, joined as `ticket.code`. Codes:
 * `wrong-code` 400 with the documented text, `code-expired` 400 (10 minutes, 5 tries, used already),
 * `account-exists` 409.
 */
export const saveUser = call({
  method: 'post',
  path: '/api/user',
  summary: 'Guarda al usuario verificado',
  body: z.extend(Registration, {
    emailToken: z.string(wrongCode).check(z.trim(), z.regex(/^[\w-]{43}\.[^\s.]{1,5}$/, wrongCode)),
  }),
  answer: z.object({ user: User }),
})
