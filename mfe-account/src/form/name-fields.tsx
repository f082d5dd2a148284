import { TextField } from '@semaforo/ui'
import styles from './form.module.css'
import { texts } from './texts.ts'
import type { FieldOf } from './use-form.ts'

/** A person's name in its two parts, beside each other where there is room. */
export function NameFields({ field }: { field: FieldOf<'firstName' | 'lastName'> }) {
  return (
    <div className={styles.pair}>
      <TextField
        label={texts.fields.firstName}
        autoComplete="given-name"
        maxLength={80}
        required
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
