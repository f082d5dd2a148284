import { weakestOf } from '@semaforo/diagnosis'
import {
  type CatalogTag,
  roadmapPageUrl,
  topicPageUrl,
  topicUrl,
  useRecommendations,
  useTags,
} from '@semaforo/learning-kit'
import { Badge, Card } from '@semaforo/ui'
import { useSeenLessons } from '../seen/seen-lessons.ts'
import styles from './next.module.css'
import { texts } from './standing-texts.ts'
import { useLatest } from './use-latest.ts'

/** How much the home page shows: the profile shows all recommended roadmaps. */
const shown = 3

type Step = { key: string; name: string; url: string; why: string; badge?: boolean }

/** What was begun, what the latest diagnostic asks for and what goes with the likes, each with why. */
export function Next({ userId }: { userId: string }) {
  const tags = useTags().data ?? []
  const { data } = useRecommendations(userId)
  const begun = useBegun(tags)
  const weakest = useWeakest(userId, tags)
  const roadmaps = (data ?? []).map(
    ({ id, title, slug, percent }): Step => ({
      key: `roadmap ${id}`,
      name: title,
      url: roadmapPageUrl(slug),
      why: texts.match(percent),
      badge: true,
    }),
  )
  const steps = [...begun, ...weakest, ...roadmaps].slice(0, shown)
  return (
    <Card padding="large" as="section" aria-labelledby="para-seguir" className={styles.card ?? ''}>
      <h2 id="para-seguir" className={styles.title}>
        {texts.next}
      </h2>
      {steps.length > 0 && (
        <ul className={styles.list}>
          {steps.map(({ key, name, url, why, badge }) => (
            <li key={key} className={badge ? styles.row : undefined}>
              <a href={url}>{name}</a>
              {badge ? <Badge tone="brand">{why}</Badge> : <p className={styles.hint}>{why}</p>}
            </li>
          ))}
        </ul>
      )}
      {data && steps.length === 0 && <p className={styles.hint}>{texts.noneYet}</p>}
      <a href={roadmaps.length > 0 ? '/profile' : '/roadmaps'}>
        {roadmaps.length > 0 ? texts.recommended : texts.browse}
      </a>
    </Card>
  )
}

/** The topic of the lesson that was begun last and not seen whole. */
function useBegun(tags: readonly CatalogTag[]): Step[] {
  const last = useSeenLessons().findLast(({ whole }) => !whole)
  const topic = tags.find(({ slug }) => slug === last?.topic)
  if (!last || !topic) return []
  return [{ key: 'begun', name: topic.name, url: topicUrl(topic.slug), why: texts.begun(last.title) }]
}

/** A topic about the indicator that costs the latest diagnostic most points. */
function useWeakest(userId: string, tags: readonly CatalogTag[]): Step[] {
  const record = useLatest(userId)
  const weakest = record && weakestOf(record)
  const topic = tags.find(({ slug }) => weakest?.tags.includes(slug))
  if (!weakest || !topic) return []
  return [
    { key: 'weakest', name: topic.name, url: topicPageUrl(topic.slug), why: texts.weakest(weakest.name) },
  ]
}
