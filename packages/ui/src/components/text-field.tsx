import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'
import { describedBy, Field, type FieldTexts } from './field.tsx'

export type TextFieldProps = ComponentProps<'input'> & FieldTexts

/** A line of text with its label. Everything an `input` takes goes to the input; `className` to the whole. */
export function TextField({ label, hideLabel, hint, error, className, ...input }: TextFieldProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  const texts: FieldTexts = { label, hint, error, ...(hideLabel && { hideLabel }) }
  return (
    <Field {...texts} id={id} className={className}>
      <input type="text" {...input} id={id} className={styles.control} {...describedBy(id, texts)} />
    </Field>
  )
}
