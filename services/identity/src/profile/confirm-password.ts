import { badRequest } from '@semaforo/service-kit'
import type { Identity } from '../identity.ts'
import type { Caller } from '../sessions/caller.ts'

/**
 * Makes sure that a caller knows the account's password, for what nobody may do who only found the page open.
 * All that asks for it counts against one limit.
 * @throws {ProblemError} 400 where it is missing or wrong, 429
 */
export async function confirmPassword(
  { limit, passwords }: Pick<Identity, 'limit' | 'passwords'>,
  caller: Caller,
  given: string | undefined,
): Promise<void> {
  if (given === undefined) throw refusal('Escribe tu contraseña actual.')
  await limit('password-user', caller.id)
  if (!(await passwords.verify(caller.user.passwordHash, given)))
    throw refusal('La contraseña actual no es correcta.')
}

const refusal = (message: string) =>
  badRequest('wrong-password', message, [{ path: 'currentPassword', message }])
