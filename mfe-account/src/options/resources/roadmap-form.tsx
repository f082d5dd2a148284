import { createRoadmap, type EditedTag } from '@semaforo/contracts'
import { SelectField, TextField } from '@semaforo/ui'
import { useState } from 'react'
import { type FieldErrors, refusedBy } from '../../form/field-errors.ts'
import { ItemForm, useItemForm } from './item-form.tsx'
import styles from './resources.module.css'
import { Steps } from './steps.tsx'
import { texts } from './texts.ts'

type Values = { title: string; tagIds: string }
type Props = {
  initial: { title: string; tagIds: number[] }
  tags: EditedTag[]
  save: (values: { title: string; tagIds: number[] }) => Promise<unknown>
  onDone: () => void
  onCancel: () => void
}

/** The title of a roadmap, and its tags in learning order. */
export function RoadmapForm({ initial, tags, save, onDone, onCancel }: Props) {
  const [tagIds, setTagIds] = useState(initial.tagIds)
  const form = useItemForm<Values>({
    initial: { title: initial.title, tagIds: '' },
    check: ({ title }): FieldErrors<Values> => refusedBy(createRoadmap.body, { title, tagIds }),
    save: ({ title }) => save({ title, tagIds }),
    onDone,
  })
  const addable = tags.filter(({ id, retired }) => !retired && !tagIds.includes(id))
  return (
    <ItemForm form={form} onCancel={onCancel}>
      <TextField label={texts.name} maxLength={80} required autoFocus {...form.field('title')} />
      <div className={styles.steps}>
        <p className={styles.label}>{texts.steps}</p>
        <Steps
          steps={tagIds.map((id) => ({ id, name: tags.find((tag) => tag.id === id)?.name ?? String(id) }))}
          onChange={setTagIds}
        />
        <SelectField
          label={texts.addTag}
          error={form.field('tagIds').error}
          value=""
          onChange={({ target }) => {
            form.set('tagIds', target.value)
            setTagIds([...tagIds, Number(target.value)])
          }}
        >
          <option value="" disabled>
            {texts.chooseTag}
          </option>
          {addable.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    </ItemForm>
  )
}
