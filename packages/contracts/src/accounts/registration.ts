import * as z from 'zod/mini'
import { call } from '../call.ts'
import { User } from '../session.ts'
import { cleanText } from '../text.ts'
import { Done, email, firstName, lastName, newPassword } from './fields.ts'

/** The characters of a verification code: no two look alike. Case is ignored. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const codeLength = 5

const wrongCode = 'El código ingresado es incorrecto. Intenta de nuevo.'

export const Registration = z.object({ firstName, lastName, email, password: newPassword })
export type Registration = z.infer<typeof Registration>

/** A ticket reveals neither its code nor whether the address has an account. */
const ticket = z.string('Falta el registro.').check(z.regex(/^[\w-]{43}$/, 'Ese registro no existe.'))

/** Begins a registration: sends a code to the address; `msg` is a sentence that says so. An invalid password comes with `errors` on `password`. */
export const register = call({
  method: 'post',
  path: '/api/auth/register',
  summary: 'Empieza un registro y envía el código por correo',
  body: Registration,
  // A service of an older release sends no `msg`.
  answer: z.object({ token: ticket, msg: z.optional(z.string()) }),
  problems: { 400: ['common-password', 'guessable-password'], 429: ['too-many-attempts'] },
})

/**
 * Sends a new code for a ticket and invalidates the old one; at most one a minute. `mail-refused`: the mailbox refused
 * the mail for good, which says nothing about an account.
 */
export const resendCode = call({
  method: 'post',
  path: '/api/auth/register/resend',
  summary: 'Envía otro código para un registro',
  body: z.object({ token: ticket }),
  answer: Done,
  problems: { 400: ['code-expired', 'mail-refused'], 429: ['code-too-soon', 'too-many-attempts'] },
})

/**
 * Saves the verified user; `emailToken` is the ticket and the code, joined as `ticket.code`. A code is valid
 * for 10 minutes, 5 tries and one use.
 */
export const saveUser = call({
  method: 'post',
  path: '/api/user',
  summary: 'Guarda al usuario verificado',
  body: z.extend(Registration, {
    emailToken: z.string(wrongCode).check(cleanText, z.regex(/^[\w-]{43}\.[^\s.]{1,5}$/, wrongCode)),
  }),
  status: 201,
  answer: z.object({ user: User }),
  problems: {
    400: ['wrong-code', 'code-expired', 'common-password', 'guessable-password'],
    409: ['account-exists'],
    429: ['too-many-attempts'],
    503: ['too-busy'],
  },
})
