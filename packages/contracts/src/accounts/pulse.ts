import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Done } from './fields.ts'

const wrongDay = 'Elige un día del 1 al 31.'

/** A day of the month; in a shorter month it means the last day. */
const DayOfMonth = z.int(wrongDay).check(z.minimum(1, wrongDay), z.maximum(31, wrongDay))

/**
 * The monthly mail, as its reader has set it. `day` is null while it is off; `next` is the civil day of Mexico City
 * of the next one, absent while it is off. `diagnosed`: whether there is a light to write about; without one no mail
 * is sent.
 */
export const Pulse = z.object({
  day: z.nullable(DayOfMonth),
  next: z.optional(z.iso.date()),
  diagnosed: z.boolean(),
})
export type Pulse = z.infer<typeof Pulse>

export const readPulse = call({
  method: 'get',
  path: '/api/me/pulse',
  summary: 'Mi pulso mensual',
  auth: 'user',
  answer: Pulse,
})

/** At most one mail a month: a new day after this month's mail begins with the next month. */
export const setPulse = call({
  method: 'patch',
  path: '/api/me/pulse',
  summary: 'Activa, cambia de día o desactiva mi pulso mensual',
  auth: 'user',
  body: z.strictObject({ day: z.nullable(DayOfMonth) }, 'Hay datos que no se pueden cambiar.'),
  answer: Pulse,
})

const unknownLink = 'Este enlace no es de un pulso activo.'

/** The token of the link in each mail that stops them; what `/pulso/baja/{token}` and the mail's headers name. */
export const PulseToken = z.string().check(z.regex(/^[\w-]{43}$/, unknownLink))

/**
 * The address in the header of a mail, opened: it leads to the page with the button. It stops nothing, since mail
 * programs open links to preview them, and knows of no link.
 */
export const openPulseLink = call({
  method: 'get',
  path: '/api/pulse/:token',
  summary: 'Lleva a la página para dejar el pulso mensual',
  params: z.object({ token: PulseToken }),
  status: 303,
  answerType: 'text/plain',
  answer: z.string(),
  problems: { 400: ['pulse-link-unknown'] },
})

/**
 * Stops the monthly mail without a session. It takes any body, or none: mail programs post the form of RFC 8058
 * (`List-Unsubscribe=One-Click`). A used link and one that never existed get the same answer.
 */
export const stopPulse = call({
  method: 'post',
  path: '/api/pulse/:token',
  summary: 'Deja de enviar el pulso mensual, con el enlace del correo',
  params: z.object({ token: PulseToken }),
  answer: Done,
  problems: { 400: ['pulse-link-unknown'] },
})
