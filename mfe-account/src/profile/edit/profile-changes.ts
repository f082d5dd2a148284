import { type User, UserChanges } from '@semaforo/contracts'
import { type FieldErrors, refusedBy } from '../../form/field-errors.ts'
import { texts } from './edit.texts.ts'

/** The fields of the form, as typed. */
export type ProfileFields = { firstName: string; lastName: string; password: string; currentPassword: string }

/**
 * Only the changes: a name that differs, a new password with the current one.
 * @param base what the form was opened with
 */
export function profileChanges(
  base: Pick<User, 'firstName' | 'lastName'>,
  { firstName, lastName, password, currentPassword }: ProfileFields,
): UserChanges {
  return {
    ...(firstName.trim() !== base.firstName && { firstName }),
    ...(lastName.trim() !== base.lastName && { lastName }),
    ...(password !== '' && { password, currentPassword }),
  }
}

/** The validation errors of those changes. */
export function refusedChanges(changes: UserChanges): FieldErrors<ProfileFields> {
  const refused: FieldErrors<ProfileFields> = refusedBy(UserChanges, changes)
  return changes.currentPassword === '' ? { ...refused, currentPassword: texts.currentMissing } : refused
}
