import { type CatalogRoadmap, roadmapPageUrl, TagChips, useLikes } from '@semaforo/learning-kit'
import { Card, Disclosure, HeartButton, VisuallyHidden } from '@semaforo/ui'
import { likeable } from './likeable.ts'
import styles from './roadmaps.module.css'
import { texts } from './texts.ts'

/** A roadmap: its title toggles its tags; it has a heart if its id is valid, and a link to its page. */
export function RoadmapCard({ roadmap }: { roadmap: CatalogRoadmap }) {
  const { heart } = useLikes()
  const valid = likeable(roadmap.id)
  return (
    <Card as="article">
      <Disclosure
        className={styles.roadmap ?? ''}
        title={roadmap.title}
        level={2}
        note={valid ? texts.steps(roadmap.tags.length) : texts.invalid}
        aside={<HeartButton name={roadmap.title} {...heart('roadmaps', roadmap.id)} disabled={!valid} />}
      >
        <TagChips tags={roadmap.tags} />
      </Disclosure>
      {roadmap.slug && (
        <a className={styles.open} href={roadmapPageUrl(roadmap.slug)}>
          {texts.open}
          <VisuallyHidden> de {roadmap.title}</VisuallyHidden>
        </a>
      )}
    </Card>
  )
}
