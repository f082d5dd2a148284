import { messageLength } from '@semaforo/contracts'
import { TriangleAlert } from '@semaforo/ui'
import { useId } from 'react'
import styles from './contact.module.css'
import { texts } from './contact.texts.ts'

type Props = { value: string; error: string | undefined; onChange: (value: string) => void }

/** The text of the message, with how much of it there may be. */
export function MessageField({ value, error, onChange }: Props) {
  const id = useId()
  const { message, messageHint, count } = texts.fields
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{message}</label>
      <textarea
        id={id}
        name="message"
        rows={7}
        maxLength={messageLength.max}
        required
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <TriangleAlert />
          <span>{error}</span>
        </p>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        <span>{messageHint}</span> <span className={styles.count}>{count(value.length)}</span>
      </p>
    </div>
  )
}
