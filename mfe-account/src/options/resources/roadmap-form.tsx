import { createRoadmap, type EditedTag } from '@semaforo/contracts'
import { Button, SelectField, TextField } from '@semaforo/ui'
import { useState } from 'react'
import { documentedSentence } from '../../form/failure.ts'
import { FailureNotice } from '../../form/failure-notice.tsx'
import { type FieldErrors, refusedBy } from '../../form/field-errors.ts'
import formStyles from '../../form/form.module.css'
import { useForm } from '../../form/use-form.ts'
import { texts } from '../../texts.ts'
import styles from './resources.module.css'
import { Steps } from './steps.tsx'

type Values = { title: string; tagIds: string }
type Props = {
  initial: { title: string; tagIds: number[] }
  tags: EditedTag[]
  save: (values: { title: string; tagIds: number[] }) => Promise<unknown>
  onDone: () => void
  onCancel: () => void
}

/** The title of a roadmap, and its tags in the order to learn them. */
export function RoadmapForm({ initial, tags, save, onDone, onCancel }: Props) {
  const [tagIds, setTagIds] = useState(initial.tagIds)
  const form = useForm<Values>({
    initial: { title: initial.title, tagIds: '' },
    check: ({ title }): FieldErrors<Values> => refusedBy(createRoadmap.body, { title, tagIds }),
    send: async ({ title }) => {
      await save({ title, tagIds })
      onDone()
    },
    explain: (error) => documentedSentence(error, texts.resources.saveFailed),
  })
  const addable = tags.filter(({ id, retired }) => !retired && !tagIds.includes(id))
  return (
    <form {...form.form} className={formStyles.form}>
      <TextField label={texts.resources.name} maxLength={80} required autoFocus {...form.field('title')} />
      <div className={styles.steps}>
        <p className={styles.label}>{texts.resources.steps}</p>
        <Steps
          steps={tagIds.map((id) => ({ id, name: tags.find((tag) => tag.id === id)?.name ?? String(id) }))}
          onChange={setTagIds}
        />
        <SelectField
          label={texts.resources.addTag}
          error={form.field('tagIds').error}
          value=""
          onChange={({ target }) => {
            form.set('tagIds', target.value)
            setTagIds([...tagIds, Number(target.value)])
          }}
        >
          <option value="" disabled>
            {texts.resources.chooseTag}
          </option>
          {addable.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <FailureNotice failure={form.failure} />
      <div className={formStyles.actions}>
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
