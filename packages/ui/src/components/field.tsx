import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'

/** The texts and options that all fields share. */
export type FieldTexts = {
  label: string
  /** Shows the label to screen readers only; for a field whose purpose is obvious, such as a search. */
  hideLabel?: boolean
  /**
   * A button that explains a term: beside the label, but after the control for the keyboard and screen readers. In
   * the field's grid it comes second, what it explains third.
   */
  help?: ReactNode
  hint?: ReactNode
  /** What is wrong and how to correct it; marks the control as invalid. */
  error?: ReactNode
}

/** The attributes that associate a control with its texts, and with a further one by its id. */
export function describedBy(id: string, { hint, error }: FieldTexts, further?: string) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`, further].filter(Boolean)
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  }
}

/** Label, hint and error around a control. */
export function Field({
  id,
  label,
  hideLabel = false,
  help,
  hint,
  error,
  className,
  children,
}: FieldTexts & { id: string; className?: string | undefined; children: ReactNode }) {
  return (
    <div className={classNames(styles.field, help ? styles.helped : undefined, className)}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {children}
      {help}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
