import { badRequest } from '@semaforo/service-kit'
import { isCommon } from './common.ts'
import { type Person, weaknessOf } from './guessable.ts'

const common = 'Esa contraseña es de las más usadas y cualquiera la adivina. Elige otra.'
const advice = 'Prueba con tres o cuatro palabras que no vayan juntas, un número y un signo.'

/**
 * Refuses a password that satisfies the documented rule but is easily guessed.
 * @throws {ProblemError} 400 `common-password`, `guessable-password`
 */
export function requireStrongPassword(password: string, person: Person): void {
  if (isCommon(password)) throw refused('common-password', common)
  const weakness = weaknessOf(password, person)
  if (weakness) throw refused('guessable-password', `Se adivina fácil: ${weakness}. ${advice}`)
}

const refused = (code: 'common-password' | 'guessable-password', message: string) =>
  badRequest(code, message, [{ path: 'password', message }])
