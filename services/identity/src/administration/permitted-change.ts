import type { UserChanges } from '@semaforo/contracts'
import { badRequest, conflict, notAllowed } from '@semaforo/service-kit'
import type { Caller } from '../sessions/caller.ts'

const adminFields: readonly (keyof UserChanges)[] = ['role', 'status']

/**
 * Authorizes a change of user `id` and says which kind it is: admins set roles and states of others, and
 * everybody edits their own profile. Fields that may not be changed are refused, never ignored.
 * @throws {ProblemError} 400, 403, 409
 */
export function permittedChange(
  caller: Pick<Caller, 'id' | 'role'>,
  id: string,
  body: UserChanges,
): 'profile' | 'administration' {
  const keys = (Object.keys(body) as (keyof UserChanges)[]).filter((key) => body[key] !== undefined)
  if (keys.every((key) => key === 'currentPassword'))
    throw badRequest('nothing-to-change', 'No hay cambios para guardar')
  const administers = keys.some((key) => adminFields.includes(key))
  const edits = keys.some((key) => !adminFields.includes(key))
  if (administers && caller.role !== 'admin') throw notAllowed()
  if (administers && edits) throw badRequest('mixed-changes', 'El rol y el estado se cambian por separado.')
  if (administers && id === caller.id) throw ownAccount()
  if (edits && id !== caller.id) throw notAllowed()
  return administers ? 'administration' : 'profile'
}

export const ownAccount = () =>
  conflict('own-account', 'No puedes cambiar tu propio rol o estado, ni eliminar tu cuenta desde aquí.')
