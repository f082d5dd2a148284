import { createRoadmap, type EditedTag } from '@semaforo/contracts'
import { SelectField, TextField } from '@semaforo/ui'
import { useState } from 'react'
import { type FieldErrors, refusedBy } from '../../form/field-errors.ts'
import { ItemForm, useItemForm } from './item-form.tsx'
import styles from './resources.module.css'
import { Steps } from './steps.tsx'
import { texts } from './texts.ts'

type Values = { title: string; promise: string; tagIds: string }
/** `promise` only where it is another than before. */
export type RoadmapValues = { title: string; promise?: string; tagIds: number[] }
type Props = {
  initial: Required<RoadmapValues>
  tags: EditedTag[]
  save: (values: RoadmapValues) => Promise<unknown>
  onDone: () => void
  onCancel: () => void
}

/** The title of a roadmap, what it promises, and its tags in learning order. */
export function RoadmapForm({ initial, tags, save, onDone, onCancel }: Props) {
  const [tagIds, setTagIds] = useState(initial.tagIds)
  const form = useItemForm<Values>({
    initial: { title: initial.title, promise: initial.promise, tagIds: '' },
    check: ({ title, promise }): FieldErrors<Values> =>
      refusedBy(createRoadmap.body, { title, promise, tagIds }),
    save: ({ title, promise }) =>
      save({ title, tagIds, ...(promise.trim() !== initial.promise && { promise }) }),
    onDone,
  })
  const addable = tags.filter(({ id, retired }) => !retired && !tagIds.includes(id))
  return (
    <ItemForm form={form} onCancel={onCancel}>
      <TextField label={texts.name} maxLength={80} required autoFocus {...form.field('title')} />
      <TextField
        label={texts.roadmap.promise}
        hint={texts.roadmap.promiseHint}
        maxLength={140}
        {...form.field('promise')}
      />
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
