import { createTag, type EditedTag } from '@semaforo/contracts'
import { TextField } from '@semaforo/ui'
import { refusedBy } from '../../form/field-errors.ts'
import { ItemForm, useItemForm } from './item-form.tsx'
import { texts } from './resources.texts.ts'

type Values = { name: string; description: string }
type Props = {
  /** The one that is edited; none for a new one. */
  tag: EditedTag | undefined
  save: (values: Values, version: number) => Promise<unknown>
  onDone: () => void
  onCancel: () => void
}

/** The name and description of a tag. */
export function TagForm({ tag, save, onDone, onCancel }: Props) {
  const check = (values: Values) => refusedBy(createTag.body, values)
  const initial = { name: tag?.name ?? '', description: tag?.description ?? '' }
  const form = useItemForm<Values>({ item: tag, initial, check, save, onDone })
  return (
    <ItemForm form={form} onCancel={onCancel}>
      <TextField label={texts.name} maxLength={80} required autoFocus {...form.field('name')} />
      <TextField label={texts.description} maxLength={200} required {...form.field('description')} />
    </ItemForm>
  )
}
