import { Button } from '@semaforo/ui'
import { type ReactNode, useState } from 'react'
import { documentedSentence } from '../../form/failure.ts'
import { FailureNotice } from '../../form/failure-notice.tsx'
import type { FieldErrors } from '../../form/field-errors.ts'
import styles from '../../form/form.module.css'
import { useForm } from '../../form/use-form.ts'
import { texts } from './resources.texts.ts'
import { refreshResources } from './use-resources.ts'

type Options<Values> = {
  /** The item that is edited; none for a new one. */
  item: { id: number; version: number } | undefined
  initial: Values
  check: (values: Values) => FieldErrors<Values>
  /** `version` is that of the item whose values are changed. */
  save: (values: Values, version: number) => Promise<unknown>
  onDone: () => void
}

/**
 * The form of a catalog item; it closes after saving. Optimistic locking: if another admin changed these values
 * meanwhile, the version the form was opened with is sent, and the server answers 409.
 */
export function useItemForm<Values extends Record<string, string>>(options: Options<Values>) {
  const { item, initial, check, save, onDone } = options
  const version = item?.version ?? 0
  const [opened] = useState({ initial, version })
  const unchanged = JSON.stringify(opened.initial) === JSON.stringify(initial)
  return useForm<Values>({
    warnsBeforeLeaving: true,
    initial,
    check,
    send: async (values) => {
      try {
        await save(values, unchanged ? version : opened.version)
      } catch (error) {
        // The list then shows what somebody else changed, or what was saved although the answer was lost.
        void refreshResources()
        throw error
      }
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
        <Button variant="secondary" aria-disabled={form.busy} onClick={form.busy ? undefined : onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
