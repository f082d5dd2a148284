import { type FoundScene, searchCatalog } from '@semaforo/contracts'
import { request, useQuery } from '@semaforo/frontend-kit'
import { catalogKey, topicPageUrl, topicUrl } from '@semaforo/learning-kit'
import { Highlight } from '@semaforo/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { texts } from './catalog-search.texts.ts'
import styles from './catalog-search-results.module.css'

/** The search starts when nothing has been typed for this time. */
const settledMs = 250

/**
 * What the catalog finds beside the topics whose names match: misspelt names, and scenes of lessons.
 * @param shown slugs of the topics that are listed already
 */
export default function CatalogSearchResults({
  query,
  shown,
}: {
  query: string
  shown: readonly string[]
}): ReactNode {
  const wanted = useSettled(query.trim(), settledMs)
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: [...catalogKey, 'search', wanted],
    queryFn: ({ signal }) => request(searchCatalog, { query: { q: wanted }, signal }),
    placeholderData: (earlier) => earlier,
    staleTime: 10 * 60_000,
    retry: false,
    meta: { public: true },
  })
  const topics = (data?.topics ?? []).filter(({ slug }) => !shown.includes(slug))
  const scenes = data?.scenes ?? []
  // Those of an earlier query stay in sight, but lead nowhere: Enter opens the first link.
  const isCurrent = wanted === query.trim() && !isPlaceholderData
  return (
    <div className={styles.results}>
      <p role="status" className={styles.status}>
        {isError ? texts.error : data ? texts.found(topics.length + scenes.length) : texts.loading}
      </p>
      {topics.length > 0 && (
        <section aria-labelledby="quiza">
          <h3 id="quiza">{texts.topics}</h3>
          <ul className={styles.list}>
            {topics.map(({ slug, name }) => (
              <li key={slug}>
                <a href={isCurrent ? topicUrl(slug) : undefined}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {scenes.length > 0 && (
        <section aria-labelledby="en-lecciones">
          <h3 id="en-lecciones">{texts.lessons}</h3>
          <ul className={styles.list}>
            {scenes.map((scene) => (
              <SceneLink
                key={`${scene.lesson.id}-${scene.scene.number}`}
                found={scene}
                isCurrent={isCurrent}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function SceneLink({ found, isCurrent }: { found: FoundScene; isCurrent: boolean }) {
  const { topic, lesson, scene, text, words } = found
  return (
    <li>
      <a href={isCurrent ? `${topicPageUrl(topic.slug)}#${lesson.id}-${scene.number}` : undefined}>
        <strong>{lesson.title}</strong>
        <span className={styles.where}>{texts.where(topic.name, scene.number, scene.title)}</span>
        <span className={styles.text}>
          <Highlight text={text} ranges={words.map(({ from, to }) => [from, to])} />
        </span>
      </a>
    </li>
  )
}

/** The value once it has stayed for so many milliseconds. */
function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
