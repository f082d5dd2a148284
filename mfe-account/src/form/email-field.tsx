import { TextField } from '@semaforo/ui'
import { texts } from './form.texts.ts'
import type { FieldOf } from './use-form.ts'

/** The e-mail address of an account. */
export function EmailField({ field }: { field: FieldOf<'email'> }) {
  return (
    <TextField
      label={texts.fields.email}
      type="email"
      autoComplete="username"
      inputMode="email"
      maxLength={254}
      required
      {...field('email')}
    />
  )
}
