import type { User, UserChanges } from '@semaforo/contracts'

/** The fields of the form, as typed. */
export type ProfileFields = { firstName: string; lastName: string; password: string }

/**
 * Only the changes: a name that differs, a new password.
 * @param base what the form was opened with
 */
export function profileChanges(
  base: Pick<User, 'firstName' | 'lastName'>,
  { firstName, lastName, password }: ProfileFields,
): UserChanges {
  return {
    ...(firstName.trim() !== base.firstName && { firstName }),
    ...(lastName.trim() !== base.lastName && { lastName }),
    ...(password !== '' && { password }),
  }
}
