import { useTags } from '@semaforo/learning-kit'
import { useSearch } from 'wouter'
import { texts } from '../learning.texts.ts'
import { VideoPanel } from '../videos/video-panel.tsx'
import { TopicList } from './topic-list.tsx'
import styles from './topics.module.css'

/** The searchable list of tags, next to the videos of the tag in the address. */
export function Topics() {
  const tags = useTags()
  const slug = new URLSearchParams(useSearch()).get('tema')
  const selected = tags.data?.find((tag) => tag.slug === slug)
  return (
    <section id="temas" aria-labelledby="temas-titulo" className={styles.section}>
      <h2 id="temas-titulo" tabIndex={-1}>
        {texts.topics.title}
      </h2>
      <div className={styles.columns}>
        <TopicList tags={tags} selected={selected} />
        <VideoPanel tag={selected} tags={tags.data ?? []} loading={tags.isPending && slug !== null} />
      </div>
    </section>
  )
}
