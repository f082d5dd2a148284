import { Button } from '@semaforo/ui'
import type { ReactNode } from 'react'
import { documentedSentence } from '../../form/failure.ts'
import { FailureNotice } from '../../form/failure-notice.tsx'
import type { FieldErrors } from '../../form/field-errors.ts'
import styles from '../../form/form.module.css'
import { useForm } from '../../form/use-form.ts'
import { texts } from './texts.ts'

type Options<Values> = {
  initial: Values
  check: (values: Values) => FieldErrors<Values>
  save: (values: Values) => Promise<unknown>
  onDone: () => void
}

/** The form of a catalog item; it closes after saving. */
export function useItemForm<Values extends Record<string, string>>(options: Options<Values>) {
  const { initial, check, save, onDone } = options
  return useForm<Values>({
    initial,
    check,
    send: async (values) => {
      await save(values)
      onDone()
    },
    explain: (error) => documentedSentence(error, texts.saveFailed),
  })
}

type Props = {
  form: Pick<ReturnType<typeof useItemForm>, 'form' | 'failure' | 'busy'>
  onCancel: () => void
  children: ReactNode
}

/** The fields, and below them the buttons to save or cancel. */
export function ItemForm({ form, onCancel, children }: Props) {
  return (
    <form {...form.form} className={styles.form}>
      {children}
      <FailureNotice failure={form.failure} />
      <div className={styles.actions}>
        <Button type="submit" loading={form.busy}>
          {texts.save}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
