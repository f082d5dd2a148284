import { badRequest } from '@semaforo/service-kit'
import type { Identity } from '../identity.ts'
import type { Caller } from '../sessions/caller.ts'

/**
 * Re-authenticates a caller before a sensitive change, so that an unattended open page is not enough. All such
 * changes share one rate limit.
 * @throws {ProblemError} 400 if the password is missing or wrong, 429
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
