import * as z from 'zod/mini'
import { email, plainText } from './accounts/fields.ts'
import { call } from './call.ts'
import { cleanText } from './text.ts'

/** What a message is about. */
export const contactTopics = ['question', 'problem', 'account', 'data', 'partners', 'other'] as const

/** The bounds of a message's text, in characters. */
export const messageLength = { min: 10, max: 4_000 }

const tooShort = `Cuéntanos un poco más: al menos ${messageLength.min} caracteres.`
/** `plainText` with tabs and line breaks. */
const plainLines = /^(?:[^\p{Cc}\u2028\u2029]|[\t\r\n])*$/u

/**
 * Who answers for the site and its data. `open`: messages reach somebody. `email` only where it was given to be shown;
 * `replyDays` are working days.
 */
export const Operator = z.object({
  open: z.boolean(),
  replyDays: z.int(),
  name: z.optional(z.string()),
  address: z.optional(z.string()),
  email: z.optional(z.string()),
})
export type Operator = z.infer<typeof Operator>

export const readOperator = call({
  method: 'get',
  path: '/api/contact',
  summary: 'Quién opera el sitio y si recibe mensajes',
  answer: Operator,
})

/** `link` is a field that people do not see. */
export const ContactMessage = z.object({
  id: z.string().check(z.regex(/^[\w-]{16,64}$/, 'Ese identificador no sirve.')),
  name: z.optional(
    z
      .string()
      .check(
        cleanText,
        z.maxLength(80, 'El nombre puede tener hasta 80 caracteres.'),
        z.regex(plainText, 'Hay caracteres que no se pueden usar en un nombre.'),
      ),
  ),
  email,
  topic: z.enum(contactTopics, 'Elige de qué se trata.'),
  message: z
    .string(tooShort)
    .check(
      cleanText,
      z.minLength(messageLength.min, tooShort),
      z.maxLength(messageLength.max, 'El mensaje puede tener hasta 4,000 caracteres.'),
      z.regex(plainLines, 'Hay caracteres que no se pueden usar en un mensaje.'),
    ),
  link: z.optional(z.string().check(z.maxLength(500))),
})
export type ContactMessage = z.infer<typeof ContactMessage>

/**
 * Mails a message to whoever operates the site. Repeated with the same `id` and the same words it is sent once.
 * Somebody who is signed in gets a copy, at the account's address; `copyTo` is that address. What fills
 * `link` in gets the same answer, and nothing is sent.
 */
export const sendMessage = call({
  method: 'post',
  path: '/api/contact',
  summary: 'Escribe a quien opera el sitio',
  body: ContactMessage,
  status: 201,
  answer: z.object({ message: z.string(), copyTo: z.optional(z.string()) }),
  problems: { 401: ['token-expired'], 429: ['too-many-attempts'], 503: ['contact-closed'] },
})
