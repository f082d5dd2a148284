import { type CatalogRoadmap, roadmapPageUrl, topicPageUrl, topicUrl, useLikes } from '@semaforo/learning-kit'
import { ButtonLink, Card, Disclosure, HeartButton, VisuallyHidden } from '@semaforo/ui'
import { likeable } from './likeable.ts'
import styles from './roadmaps.module.css'
import { texts } from './texts.ts'

/**
 * A roadmap: what it promises and how long it takes; its title toggles its tags as steps, each a link to its videos. It
 * has a heart if its id is valid.
 */
export function RoadmapCard({ roadmap }: { roadmap: CatalogRoadmap }) {
  const { id, title, slug, promise, minutes, tags } = roadmap
  const { heart } = useLikes()
  const valid = likeable(id)
  const [first] = tags
  return (
    <Card as="article" className={styles.card ?? ''}>
      <Disclosure
        className={styles.roadmap ?? ''}
        title={title}
        level={2}
        note={
          <>
            {promise && <span className={styles.promise}>{promise}</span>}
            {valid ? texts.size(tags.length, minutes) : texts.invalid}
          </>
        }
        aside={<HeartButton name={title} {...heart('roadmaps', id)} disabled={!valid} />}
      >
        <ol className={styles.steps}>
          {tags.map((tag) => (
            <li key={tag.id}>
              <a href={topicUrl(tag.slug)}>{tag.name}</a>
            </li>
          ))}
        </ol>
      </Disclosure>
      <p className={styles.ways}>
        {first && (
          <ButtonLink href={topicPageUrl(first.slug)} variant="secondary">
            {texts.begin}
            <VisuallyHidden> con {title}</VisuallyHidden>
          </ButtonLink>
        )}
        {slug && (
          <a href={roadmapPageUrl(slug)}>
            {texts.open}
            <VisuallyHidden> de {title}</VisuallyHidden>
          </a>
        )}
      </p>
    </Card>
  )
}
