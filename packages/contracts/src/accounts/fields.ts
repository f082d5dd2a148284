import * as z from 'zod/mini'
import { cleanText, somethingVisible } from '../text.ts'
import { passwordFits } from './password.ts'

/** A text in one line: without control characters and line separators. */
export const plainText = /^[^\p{Cc}\u2028\u2029]*$/u

const name = (missing: string, what: string) =>
  z
    .string(missing)
    .check(
      cleanText,
      z.regex(somethingVisible, missing),
      z.maxLength(80, `${what} hasta 80 caracteres.`),
      z.regex(plainText, 'Hay caracteres que no se pueden usar en un nombre.'),
    )

export const firstName = name('El nombre es requerido', 'El nombre puede tener')
export const lastName = name('Los apellidos son requeridos', 'Los apellidos pueden tener')

const invalidEmail = 'Ingresa un email válido'

/** RFC 5321's dot-string at a domain with a dot, without quoted names and address literals. */
const emailForm =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/** An e-mail address as stored: visible text, trimmed and in lower case, so that one address has one account. */
export const email = z
  .string(invalidEmail)
  .check(cleanText, z.toLowerCase(), z.maxLength(254, invalidEmail), z.regex(emailForm, invalidEmail))

/** The password rule, shared by all forms, with the message of each. */
const password = (message: string) => z.string(message).check(z.refine(passwordFits, message))

/** For registration and the profile. */
export const newPassword = password(
  'La contraseña debe tener al menos 8 caracteres, una mayúscula, un número y un carácter especial',
)

/** For the reset screen. */
export const resetPasswordField = password(
  'La contraseña debe tener al menos 8 caracteres, 1 mayúscula, 1 número y 1 carácter especial.',
)

/** A password to verify, not a new one: only its length is bounded, before the costly hash. */
export const givenPassword = (missing: string) =>
  z.string(missing).check(z.minLength(1, missing), z.maxLength(128, 'La contraseña es demasiado larga.'))

export const userId = z.string().check(z.regex(/^[\w-]{1,64}$/, 'Ese usuario no existe.'))

/** The answer of a call without data: a Spanish sentence that it is done. */
export const Done = z.object({ message: z.string() })
export type Done = z.infer<typeof Done>
