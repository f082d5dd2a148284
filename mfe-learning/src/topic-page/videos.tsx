import type { CatalogTag } from '@semaforo/learning-kit'
import { LaterVideoList } from '../videos/later-video-list.tsx'
import styles from './topic.module.css'
import { texts } from './topic-page.texts.ts'

/** The lessons or videos of a topic, searched by the browser: nobody's search is spent on a page that is prerendered. */
export function Videos({
  topic,
  lessons,
}: {
  topic: Pick<CatalogTag, 'name' | 'slug'>
  /** Whether they are our own. */
  lessons: boolean
}) {
  return (
    <section aria-labelledby="videos" className={styles.videos}>
      <h2 id="videos">{texts.videos(lessons)}</h2>
      <noscript>
        <p>{texts.noVideos(lessons)}</p>
      </noscript>
      <div className={styles.scripted}>
        <LaterVideoList topic={topic} />
      </div>
    </section>
  )
}
