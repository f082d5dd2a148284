import { PasswordField } from './password-field.tsx'
import { PasswordRules } from './password-rules.tsx'
import type { FieldOf } from './use-form.ts'

type Props = { field: FieldOf<'password'>; label?: string; optional?: boolean }

/** A password that is chosen, with the rules it has to keep: at once, or once one that may be left out is begun. */
export function NewPasswordField({ field, label, optional = false }: Props) {
  const password = field('password')
  return (
    <>
      <PasswordField label={label} autoComplete="new-password" required={!optional} {...password} />
      {(!optional || password.value) && <PasswordRules password={password.value} />}
    </>
  )
}
