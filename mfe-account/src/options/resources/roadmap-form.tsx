import { createRoadmap, type EditedRoadmap, type EditedTag } from '@semaforo/contracts'
import { SelectField, TextField } from '@semaforo/ui'
import { type FieldErrors, refusedBy } from '../../form/field-errors.ts'
import { ItemForm, useItemForm } from './item-form.tsx'
import styles from './resources.module.css'
import { texts } from './resources.texts.ts'
import { Steps } from './steps.tsx'

/** `tagIds` with commas between. */
type Values = { title: string; promise: string; tagIds: string }
/** `promise` only where it is another than before. */
export type RoadmapValues = { title: string; promise?: string; tagIds: number[] }
type Props = {
  /** The one that is edited; none for a new one. */
  roadmap: EditedRoadmap | undefined
  tags: EditedTag[]
  save: (values: RoadmapValues, version: number) => Promise<unknown>
  onDone: () => void
  onCancel: () => void
}

/** The title of a roadmap, what it promises, and its tags in learning order. */
export function RoadmapForm({ roadmap, tags, save, onDone, onCancel }: Props) {
  const { title = '', promise: promised = '', tagIds: steps = [] } = roadmap ?? {}
  const form = useItemForm<Values>({
    item: roadmap,
    initial: { title, promise: promised, tagIds: steps.join() },
    check: ({ title, promise, tagIds }): FieldErrors<Values> =>
      refusedBy(createRoadmap.body, { title, promise, tagIds: idsIn(tagIds) }),
    save: ({ title, promise, tagIds }, version) =>
      save({ title, tagIds: idsIn(tagIds), ...(promise.trim() !== promised && { promise }) }, version),
    onDone,
  })
  const tagIds = idsIn(form.values.tagIds)
  const setTagIds = (ids: readonly number[]) => form.set('tagIds', ids.join())
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
          onChange={({ target }) => setTagIds([...tagIds, Number(target.value)])}
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

const idsIn = (text: string) => (text === '' ? [] : text.split(',').map(Number))
