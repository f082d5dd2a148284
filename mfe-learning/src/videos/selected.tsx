import { type CatalogTag, topicPageUrl, useLikes } from '@semaforo/learning-kit'
import { HeartButton } from '@semaforo/ui'
import { useEffect, useRef } from 'react'
import { texts as all } from '../learning.texts.ts'
import VideoList from './video-list.tsx'
import styles from './videos.module.css'
import { texts } from './videos.texts.ts'

/** The tag that is selected, with its videos. */
export default function Selected({ tag }: { tag: CatalogTag }) {
  const { heart } = useLikes()
  const topic = useRef<HTMLDivElement>(null)
  useBringIntoView(topic)
  return (
    <div ref={topic}>
      <div className={styles.head}>
        <div>
          <h3 tabIndex={-1}>{tag.name}</h3>
          {tag.description && <p className={styles.description}>{tag.description}</p>}
          {Boolean(tag.likes) && <p className={styles.likes}>{all.topics.likes(tag.likes ?? 0)}</p>}
          <p className={styles.page}>
            <a href={topicPageUrl(tag.slug)}>{texts.read}</a>
          </p>
        </div>
        <HeartButton name={tag.name} {...heart('tags', tag.id)} />
      </div>
      <VideoList topic={tag} />
    </div>
  )
}

/** Scrolls to a newly selected tag: the link may be far from it, on a phone or another page. */
function useBringIntoView(topic: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = topic.current
    if (!element) return
    const top = element.getBoundingClientRect().top
    // The scroll margin is the height of the sticky header.
    if (top >= Number.parseFloat(getComputedStyle(element).scrollMarginTop) && top < innerHeight * 0.6) return
    element.scrollIntoView({ block: 'start' })
    element.querySelector('h3')?.focus({ preventScroll: true })
  }, [topic])
}
