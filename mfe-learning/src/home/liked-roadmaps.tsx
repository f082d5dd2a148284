import { TagChips, useLikes, useRoadmaps } from '@semaforo/learning-kit'
import { Card, HeartButton } from '@semaforo/ui'
import { useRef } from 'react'
import { texts } from '../learning.texts.ts'
import styles from './liked-roadmaps.module.css'

/** The person's liked roadmaps with their tags, each a link to its videos above; nothing while there is none. */
export function LikedRoadmaps() {
  const roadmaps = useRoadmaps()
  const { likes, heart } = useLikes()
  const heading = useRef<HTMLHeadingElement>(null)
  const liked = roadmaps.data?.filter(({ id }) => likes.roadmaps[id]) ?? []
  const unlike = (id: number) => {
    // The heart disappears with its card, and the section with the last one.
    const goesTo = liked.length > 1 ? heading.current : document.getElementById('temas-titulo')
    goesTo?.focus({ preventScroll: true })
    heart('roadmaps', id).onToggle()
  }
  if (liked.length === 0) return null
  return (
    <section aria-labelledby="favoritos" className={styles.section}>
      <h2 id="favoritos" ref={heading} tabIndex={-1}>
        {texts.likedTitle}
      </h2>
      <ul className={styles.list}>
        {liked.map((roadmap) => (
          <Card as="li" key={roadmap.id}>
            <div className={styles.head}>
              <h3>{roadmap.title}</h3>
              <HeartButton name={roadmap.title} liked onToggle={() => unlike(roadmap.id)} />
            </div>
            <TagChips tags={roadmap.tags} />
          </Card>
        ))}
      </ul>
    </section>
  )
}
