import { TextField } from '@semaforo/ui'
import { type ComponentProps, useState } from 'react'
import { texts } from './form.texts.ts'
import styles from './password-field.module.css'

type Props = Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string | undefined }

/** A password input, hidden unless toggled. Pasting and password managers work. */
export function PasswordField({ label = texts.fields.password, ...props }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      label={label}
      maxLength={200}
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          className={styles.toggle}
          aria-label={shown ? texts.password.hideLabel : texts.password.showLabel}
          onClick={() => setShown(!shown)}
        >
          {shown ? texts.password.hide : texts.password.show}
        </button>
      }
    />
  )
}
