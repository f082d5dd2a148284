import { texts } from '@semaforo/diagnostic-ui'
import { topicUrl, useTags } from '@semaforo/learning-kit'
import styles from './topic-links.module.css'

/** Links to the videos of those topics that the catalog has. */
export function TopicLinks({ slugs }: { slugs: readonly string[] }) {
  const { data } = useTags()
  const topics = slugs.flatMap((wanted) => data?.find(({ slug }) => slug === wanted) ?? [])
  if (topics.length === 0) return null
  return (
    <p className={styles.topics}>
      <b>{texts.analysis.learn}</b>
      {topics.map(({ slug, name }) => (
        <a key={slug} href={topicUrl(slug)}>
          {name}
        </a>
      ))}
    </p>
  )
}
