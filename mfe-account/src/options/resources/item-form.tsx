import { Button } from '@semaforo/ui'
import type { ReactNode } from 'react'
import { documentedSentence } from '../../form/failure.ts'
import { FailureNotice } from '../../form/failure-notice.tsx'
import type { FieldErrors } from '../../form/field-errors.ts'
import styles from '../../form/form.module.css'
import { RestoredNotice } from '../../form/restored-notice.tsx'
import { useForm } from '../../form/use-form.ts'
import { leftUnder, useKept } from '../../form/use-kept.ts'
import { texts } from './texts.ts'
import type { FormOf } from './use-editing.ts'
import { refreshResources } from './use-resources.ts'

type Kind = 'tag' | 'roadmap'

type Options<Values> = {
  kind: Kind
  /** The item that is edited; none for a new one. */
  item: { id: number; version: number } | undefined
  initial: Values
  check: (values: Values) => FieldErrors<Values>
  /** `version` is that of the item whose values are changed. */
  save: (values: Values, version: number) => Promise<unknown>
  onDone: () => void
}

const prefixOf = (kind: Kind) => `${kind} `

/** The forms of a kind that were open when the server ended the session of this user. */
export const leftForms = (kind: Kind): FormOf[] =>
  leftUnder(prefixOf(kind)).map((of) => (of === 'new' ? of : Number(of)))

/**
 * The form of a catalog item; it closes after saving. Optimistic locking: if another admin changed these values
 * meanwhile, the version the form was opened with is sent, and the server answers 409.
 */
export function useItemForm<Values extends Record<string, string>>(options: Options<Values>) {
  const { kind, item, initial, check, save, onDone } = options
  const keepAs = `${prefixOf(kind)}${item?.id ?? 'new'}`
  const version = item?.version ?? 0
  const [opened] = useKept(`opened ${keepAs}`, { initial, version })
  const unchanged = JSON.stringify(opened.initial) === JSON.stringify(initial)
  return useForm<Values>({
    keepAs,
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
  form: Pick<ReturnType<typeof useItemForm>, 'form' | 'failure' | 'busy' | 'restored'>
  onCancel: () => void
  children: ReactNode
}

/** The fields, and below them the buttons to save or cancel. */
export function ItemForm({ form, onCancel, children }: Props) {
  return (
    <form {...form.form} className={styles.form}>
      <RestoredNotice restored={form.restored} />
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
