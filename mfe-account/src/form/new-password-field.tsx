import { useId } from 'react'
import { PasswordField } from './password-field.tsx'
import { PasswordRules } from './password-rules.tsx'
import type { FieldOf } from './use-form.ts'

type Props = { field: FieldOf<'password'>; label?: string; hint?: string; optional?: boolean }

/** A field to choose a password, with its rules: shown at once, or from the first character if it is optional. */
export function NewPasswordField({ field, label, hint, optional = false }: Props) {
  const password = field('password')
  const rules = useId()
  const showsRules = !optional || password.value !== ''
  return (
    <>
      <PasswordField
        label={label}
        hint={hint}
        autoComplete="new-password"
        required={!optional}
        aria-describedby={showsRules ? rules : undefined}
        {...password}
      />
      {showsRules && <PasswordRules id={rules} password={password.value} />}
    </>
  )
}
