import { useSession } from '@semaforo/frontend-kit'
import { TagChips, useLikes, useRoadmaps } from '@semaforo/learning-kit'
import { Card, EmptyState, HeartButton, Route } from '@semaforo/ui'
import { useRef } from 'react'
import { texts } from '../learning.texts.ts'
import styles from './liked-roadmaps.module.css'

/** The person's liked roadmaps with their tags, each a link to its videos above. */
export function LikedRoadmaps() {
  const guest = useSession() === null
  const roadmaps = useRoadmaps()
  const { likes, heart } = useLikes()
  const heading = useRef<HTMLHeadingElement>(null)
  const unlike = (id: number) => {
    // The heart disappears with its card, and the section of a user with the last one.
    const stays = guest || liked.length > 1
    const goesTo = stays ? heading.current : document.getElementById('temas-titulo')
    goesTo?.focus({ preventScroll: true })
    heart('roadmaps', id).onToggle()
  }
  const liked = roadmaps.data?.filter(({ id }) => likes.roadmaps[id]) ?? []
  if (liked.length === 0 && !guest) return null
  return (
    <section aria-labelledby="favoritos" className={styles.section}>
      <h2 id="favoritos" ref={heading} tabIndex={-1}>
        {texts.liked.title}
      </h2>
      {liked.length === 0 ? (
        <EmptyState
          icon={<Route />}
          title={texts.liked.empty}
          description={texts.liked.emptyHint}
          link={{ href: '/roadmaps', label: texts.liked.browse }}
        />
      ) : (
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
      )}
    </section>
  )
}
