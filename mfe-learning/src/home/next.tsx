import { weakestOf } from '@semaforo/diagnosis'
import {
  type CatalogTag,
  roadmapPageUrl,
  roadmapProgress,
  topicPageUrl,
  topicUrl,
  useLatest,
  useProgress,
  useRecommendations,
  useRoadmaps,
  useTags,
} from '@semaforo/learning-kit'
import { Badge, Card } from '@semaforo/ui'
import { useSeenLessons } from '../seen/seen-lessons.ts'
import styles from './next.module.css'
import { texts } from './signed-in.texts.ts'

/** How much the home page shows: the profile shows all recommended roadmaps. */
const shown = 3

type Step = { key: string; name: string; url: string; why: string; badge?: boolean }

/** What was begun, what the latest diagnostic asks for and what goes with the likes, each with why; nothing twice. */
export default function Next({ userId }: { userId: string }) {
  const { isLearned } = useProgress()
  const tags = (useTags().data ?? []).filter(({ id }) => !isLearned(id))
  const { data } = useRecommendations(userId)
  const begun = useBegun(tags)
  const onTheWay = useOnTheWay()
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
  const steps = distinct([...begun, ...onTheWay, ...weakest, ...roadmaps]).slice(0, shown)
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

/** The first step that leads to each topic or roadmap. */
function distinct(steps: readonly Step[]): Step[] {
  return steps.filter(({ name }, at) => steps.findIndex((step) => step.name === name) === at)
}

/** The topic of the lesson that was begun last and not seen whole. */
function useBegun(tags: readonly CatalogTag[]): Step[] {
  const last = useSeenLessons().findLast(({ whole }) => !whole)
  const topic = tags.find(({ slug }) => slug === last?.topic)
  if (!last || !topic) return []
  return [{ key: 'begun', name: topic.name, url: topicUrl(topic.slug), why: texts.begun(last.title) }]
}

/** What comes next on the roadmap of which most is learned, but not all. */
function useOnTheWay(): Step[] {
  const { isLearned } = useProgress()
  const ways = (useRoadmaps().data ?? [])
    .map(({ title, tags }) => ({ title, ...roadmapProgress(tags, isLearned) }))
    .filter(({ learned, total }) => learned > 0 && learned < total)
    .sort((one, other) => other.learned / other.total - one.learned / one.total)
  const [way] = ways
  if (!way?.next) return []
  const { learned, total, title, next } = way
  return [
    {
      key: 'on the way',
      name: next.name,
      url: topicPageUrl(next.slug),
      why: texts.onTheWay(learned, total, title),
    },
  ]
}

/** A topic about the indicator that costs the latest diagnostic most points. */
function useWeakest(userId: string, tags: readonly CatalogTag[]): Step[] {
  const record = useLatest(userId).data
  const weakest = record && weakestOf(record)
  const topic = tags.find(({ slug }) => weakest?.tags.includes(slug))
  if (!weakest || !topic) return []
  return [
    { key: 'weakest', name: topic.name, url: topicPageUrl(topic.slug), why: texts.weakest(weakest.name) },
  ]
}
