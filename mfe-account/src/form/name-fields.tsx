import { TextField } from '@semaforo/ui'
import styles from './form.module.css'
import { texts } from './form.texts.ts'
import type { FieldOf } from './use-form.ts'

/** First and last name, side by side on wide screens. */
export function NameFields({
  field,
  autoFocus = false,
}: {
  field: FieldOf<'firstName' | 'lastName'>
  autoFocus?: boolean
}) {
  return (
    <div className={styles.pair}>
      <TextField
        label={texts.fields.firstName}
        autoComplete="given-name"
        maxLength={80}
        required
        autoFocus={autoFocus}
        {...field('firstName')}
      />
      <TextField
        label={texts.fields.lastName}
        autoComplete="family-name"
        maxLength={80}
        required
        {...field('lastName')}
      />
    </div>
  )
}
