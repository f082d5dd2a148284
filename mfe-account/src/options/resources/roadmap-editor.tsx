import { createRoadmap, type EditedRoadmap, type EditedTag, updateRoadmap } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { bulkTexts } from './bulk-items.texts.ts'
import { ItemEditor } from './item-editor.tsx'
import { texts } from './resources.texts.ts'
import { RoadmapForm } from './roadmap-form.tsx'

export function RoadmapEditor({ roadmaps, tags }: { roadmaps: EditedRoadmap[]; tags: EditedTag[] }) {
  const nameOf = new Map(tags.map(({ id, name }) => [id, name]))
  const shown = new Set(tags.filter(({ retired }) => !retired).map(({ id }) => id))
  return (
    <ItemEditor
      kind="roadmap"
      words={{ ...texts.roadmap, several: bulkTexts('Roadmaps elegidos', 'roadmap', 'roadmaps') }}
      items={roadmaps}
      nameOf={({ title }) => title}
      detailOf={({ tagIds }) =>
        tagIds.some((id) => shown.has(id))
          ? tagIds.map((id) => nameOf.get(id)).join(' · ')
          : texts.roadmap.withoutTags
      }
      retire={({ id, version }, retired) =>
        request(updateRoadmap, { params: { id: String(id) }, body: { version, retired } })
      }
      renderForm={(roadmap, { onDone, onCancel }) => (
        <RoadmapForm
          roadmap={roadmap}
          tags={tags}
          save={(values, version) =>
            roadmap
              ? request(updateRoadmap, {
                  params: { id: String(roadmap.id) },
                  body: { version, ...values },
                })
              : request(createRoadmap, { body: values })
          }
          onDone={onDone}
          onCancel={onCancel}
        />
      )}
    />
  )
}
