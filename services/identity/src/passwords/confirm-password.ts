import { badRequest } from '@semaforo/service-kit'
import type { Identity } from '../identity.ts'
import type { Caller } from '../sessions/caller.ts'

/**
 * Checks the password that a caller gives again.
 * @throws {ProblemError} 400 if it is wrong, 429
 */
export async function confirmPassword(
  { limit, passwords }: Pick<Identity, 'limit' | 'passwords'>,
  caller: Caller,
  given: string,
): Promise<void> {
  await limit('password-user', caller.id)
  if (await passwords.verify(caller.user.passwordHash, given)) return
  const message = 'La contraseña no es correcta.'
  throw badRequest('wrong-password', message, [{ path: 'password', message }])
}
