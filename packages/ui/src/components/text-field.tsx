import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { describedBy, Field, type FieldTexts } from './field.tsx'

export type TextFieldProps = ComponentProps<'input'> &
  FieldTexts & {
    /** A control at the end of the line, inside its border. */
    end?: ReactNode
  }

/** A labelled one-line text input. All props of `input` go to the input; `className` to the wrapper. */
export function TextField({ label, hideLabel, help, hint, error, className, end, ...input }: TextFieldProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  const texts: FieldTexts = { label, help, hint, error, ...(hideLabel && { hideLabel }) }
  return (
    <Field {...texts} id={id} className={className}>
      <div className={end ? styles.withEnd : undefined}>
        <input
          type="text"
          {...input}
          id={id}
          className={styles.control}
          {...describedBy(id, texts, input['aria-describedby'])}
        />
        {end}
      </div>
    </Field>
  )
}
