import { createTag, type EditedTag, updateTag } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { bulkTexts } from './bulk-items.texts.ts'
import { ItemEditor } from './item-editor.tsx'
import { texts } from './resources.texts.ts'
import { TagForm } from './tag-form.tsx'

export function TagEditor({ tags }: { tags: EditedTag[] }) {
  return (
    <ItemEditor
      kind="tag"
      words={{ ...texts.tag, several: bulkTexts('Temas elegidos', 'tema', 'temas') }}
      items={tags}
      nameOf={({ name }) => name}
      detailOf={({ description }) => description}
      retire={({ id, version }, retired) =>
        request(updateTag, { params: { id: String(id) }, body: { version, retired } })
      }
      renderForm={(tag, { onDone, onCancel }) => (
        <TagForm
          tag={tag}
          save={(values, version) =>
            tag
              ? request(updateTag, {
                  params: { id: String(tag.id) },
                  body: { version, ...values },
                })
              : request(createTag, { body: values })
          }
          onDone={onDone}
          onCancel={onCancel}
        />
      )}
    />
  )
}
