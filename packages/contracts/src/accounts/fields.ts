import * as z from 'zod/mini'
import { passwordFits } from './password.ts'

/** What a name may not hold: control characters, line separators and marks that turn the direction of text. */
export const plainText = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u

const name = (missing: string, what: string) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(80, `${what} hasta 80 caracteres.`),
      z.regex(plainText, 'Hay caracteres que no se pueden usar en un nombre.'),
    )

export const firstName = name('El nombre es requerido', 'El nombre puede tener')
export const lastName = name('Los apellidos son requeridos', 'Los apellidos pueden tener')

const invalidEmail = 'Ingresa un email válido'

/** An address as the system keeps it: trimmed and in lower case, so that one person has one account. */
export const email = z
  .string(invalidEmail)
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, invalidEmail), z.regex(z.regexes.email, invalidEmail))

/** The one password rule with the message of the screen that asks. */
const password = (message: string) => z.string(message).check(z.refine(passwordFits, message))

/** As registration and the profile ask for it. */
export const newPassword = password(
  'La contraseña debe tener al menos 8 caracteres, una mayúscula, un número y un carácter especial',
)

/** As the reset screen asks for it. */
export const resetPasswordField = password(
  'La contraseña debe tener al menos 8 caracteres, 1 mayúscula, 1 número y 1 carácter especial.',
)

/** A password that is compared and not chosen: only its length is bounded, before anything costs time. */
export const givenPassword = (missing: string) =>
  z.string(missing).check(z.minLength(1, missing), z.maxLength(128, 'La contraseña es demasiado larga.'))

/** The password of the person who asks for something that nobody may do who only found their page open. */
export const currentPassword = givenPassword('Escribe tu contraseña actual.')

export const userId = z.string().check(z.regex(/^[\w-]{1,64}$/, 'Ese usuario no existe.'))

/** What a call answers that has nothing to give but that it is done: a Spanish sentence. */
export const Done = z.object({ message: z.string() })
export type Done = z.infer<typeof Done>
