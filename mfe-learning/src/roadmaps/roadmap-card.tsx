import {
  type CatalogRoadmap,
  roadmapPageUrl,
  roadmapProgress,
  topicPageUrl,
  topicUrl,
  useLikes,
  useProgress,
} from '@semaforo/learning-kit'
import { ButtonLink, Card, Disclosure, HeartButton, VisuallyHidden } from '@semaforo/ui'
import styles from './roadmaps.module.css'
import { texts } from './roadmaps.texts.ts'

/**
 * A roadmap: what it promises, how long it takes and how far one is; its title toggles its tags as steps, each a link to its videos. It
 * has a heart if its id is valid.
 */
export function RoadmapCard({ roadmap }: { roadmap: CatalogRoadmap }) {
  const { id, title, slug, promise, minutes, tags } = roadmap
  const { heart } = useLikes()
  const valid = Number.isInteger(id) && id > 0
  const { isLearned } = useProgress()
  const { learned, total, next } = roadmapProgress(tags, isLearned)
  const goOn = next ?? tags[0]
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
            {learned > 0 && <span className={styles.progress}>{texts.progress(learned, total)}</span>}
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
        {goOn && (
          <ButtonLink href={topicPageUrl(goOn.slug)} variant="secondary">
            <span>{learned === 0 ? texts.begin : next ? texts.goOn : texts.again}</span>
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
