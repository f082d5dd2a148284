import type { Schema } from '@semaforo/contracts'
import { Button, TextField } from '@semaforo/ui'
import { documentedSentence } from '../../form/failure.ts'
import { FailureNotice } from '../../form/failure-notice.tsx'
import { refusedBy } from '../../form/field-errors.ts'
import styles from '../../form/form.module.css'
import { useForm } from '../../form/use-form.ts'
import { texts } from '../../texts.ts'

type Values = { name: string; description: string }
type Props = {
  initial: Values
  body: Schema | undefined
  save: (values: Values) => Promise<unknown>
  onDone: () => void
  onCancel: () => void
}

export function TagForm({ initial, body, save, onDone, onCancel }: Props) {
  const form = useForm<Values>({
    initial,
    check: (values) => refusedBy(body, values),
    send: async (values) => {
      await save(values)
      onDone()
    },
    explain: (error) => documentedSentence(error, texts.resources.saveFailed),
  })
  return (
    <form {...form.form} className={styles.form}>
      <TextField label={texts.resources.name} maxLength={80} required autoFocus {...form.field('name')} />
      <TextField
        label={texts.resources.description}
        maxLength={200}
        required
        {...form.field('description')}
      />
      <FailureNotice failure={form.failure} />
      <div className={styles.actions}>
        <Button type="submit" loading={form.busy}>
          {texts.resources.save}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
