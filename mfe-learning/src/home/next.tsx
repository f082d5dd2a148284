import type { DiagnosticRecord } from '@semaforo/contracts'
import { weakestOf } from '@semaforo/diagnosis'
import {
  type CatalogTag,
  roadmapPageUrl,
  roadmapProgress,
  topicPageUrl,
  topicUrl,
  useProgress,
  useRecommendations,
  useRecords,
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

/**
 * What the latest diagnostic asks for, what was begun and what goes with the likes, each with why; nothing twice. It
 * comes with the light, which would push it down on a phone.
 */
export default function Next({ userId }: { userId: string }) {
  const { isLearned } = useProgress()
  const tags = (useTags().data ?? []).filter(({ id }) => !isLearned(id))
  const { data, isPending } = useRecommendations(userId)
  const begun = useBegun(tags)
  const onTheWay = useOnTheWay()
  const starts = useStarts()
  const records = useRecords(userId)
  const record = records.data?.[0]
  const weakest = record ? topicsOfWeakest(record, tags) : []
  const roadmaps = (data ?? []).map(
    ({ id, title, slug, percent }): Step => ({
      key: `roadmap ${id}`,
      name: title,
      url: roadmapPageUrl(slug),
      why: texts.match(percent),
      badge: true,
    }),
  )
  const found = [...weakest, ...begun, ...onTheWay, ...roadmaps, ...(isPending ? [] : starts)]
  const steps = distinct(found).slice(0, shown)
  if (records.isPending || steps.length === 0) return null
  return (
    <Card padding="large" as="section" aria-labelledby="para-seguir" className={styles.card ?? ''}>
      <h2 id="para-seguir" className={styles.title}>
        {texts.next}
      </h2>
      <ul className={styles.list}>
        {steps.map(({ key, name, url, why, badge }) => (
          <li key={key} className={badge ? styles.row : undefined}>
            <a href={url}>{name}</a>
            {badge ? <Badge tone="brand">{why}</Badge> : <p className={styles.hint}>{why}</p>}
          </li>
        ))}
      </ul>
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

/** The roadmaps of which nothing is learned yet. */
function useStarts(): Step[] {
  const { isLearned } = useProgress()
  return (useRoadmaps().data ?? [])
    .filter(({ tags }) => roadmapProgress(tags, isLearned).learned === 0)
    .map(({ id, title, slug }) => ({
      key: `roadmap ${id}`,
      name: title,
      url: roadmapPageUrl(slug),
      why: texts.start,
    }))
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

/** The first two topics about the indicator that costs a diagnostic most points. */
function topicsOfWeakest(record: DiagnosticRecord, tags: readonly CatalogTag[]): Step[] {
  const weakest = weakestOf(record)
  if (!weakest) return []
  return tags
    .filter(({ slug }) => weakest.tags.includes(slug))
    .slice(0, 2)
    .map(({ name, slug }) => ({
      key: `weakest ${slug}`,
      name,
      url: topicPageUrl(slug),
      why: texts.weakest(weakest.name),
    }))
}
