import { TextField } from '@semaforo/ui'
import { texts } from './texts.ts'
import type { FieldOf } from './use-form.ts'

/** The address that somebody is known by. */
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
