import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'
import { describedBy, Field, type FieldTexts } from './field.tsx'

export type SelectFieldProps = ComponentProps<'select'> & FieldTexts

/** A native select for a few options; the children are `option`s. */
export function SelectField({ label, hideLabel, hint, error, className, ...select }: SelectFieldProps) {
  const ownId = useId()
  const id = select.id ?? ownId
  const texts: FieldTexts = { label, hint, error, ...(hideLabel && { hideLabel }) }
  return (
    <Field {...texts} id={id} className={className}>
      <select {...select} id={id} className={styles.control} {...describedBy(id, texts)} />
    </Field>
  )
}
