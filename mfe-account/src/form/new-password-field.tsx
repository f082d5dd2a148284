import { PasswordField } from './password-field.tsx'
import { PasswordRules } from './password-rules.tsx'
import type { FieldOf } from './use-form.ts'

type Props = { field: FieldOf<'password'>; label?: string; optional?: boolean }

/** A field to choose a password, with its rules: shown at once, or from the first character if it is optional. */
export function NewPasswordField({ field, label, optional = false }: Props) {
  const password = field('password')
  return (
    <>
      <PasswordField label={label} autoComplete="new-password" required={!optional} {...password} />
      {(!optional || password.value) && <PasswordRules password={password.value} />}
    </>
  )
}
