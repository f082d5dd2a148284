import { whenIdle } from '@semaforo/frontend-kit'
import { type CatalogTag, topicPageUrl, useLikes } from '@semaforo/learning-kit'
import { EmptyState, HeartButton, Play } from '@semaforo/ui'
import { useEffect, useRef } from 'react'
import { texts } from '../texts.ts'
import { LaterVideoList, loadVideoList } from './later-video-list.tsx'
import { Loading } from './loading.tsx'
import styles from './videos.module.css'

/** The videos of the selected tag, or a hint to choose one. */
export function VideoPanel({ tag, loading }: { tag: CatalogTag | undefined; loading: boolean }) {
  const panel = useRef<HTMLDivElement>(null)
  useBringIntoView(panel, tag?.slug)
  // So that a click finds it, and so that it is there without a connection. A failure here is no failure yet.
  useEffect(() => whenIdle(() => void loadVideoList().catch(() => undefined)), [])
  return (
    <div ref={panel} className={styles.panel}>
      {tag ? <Selected key={tag.slug} tag={tag} /> : loading ? <Loading /> : <Choose />}
    </div>
  )
}

function Selected({ tag }: { tag: CatalogTag }) {
  const { heart } = useLikes()
  return (
    <>
      <div className={styles.head}>
        <div>
          <h3 tabIndex={-1}>{tag.name}</h3>
          {tag.description && <p className={styles.description}>{tag.description}</p>}
          {Boolean(tag.likes) && <p className={styles.likes}>{texts.topics.likes(tag.likes ?? 0)}</p>}
          <p className={styles.page}>
            <a href={topicPageUrl(tag.slug)}>{texts.videos.read}</a>
          </p>
        </div>
        <HeartButton name={tag.name} {...heart('tags', tag.id)} />
      </div>
      <LaterVideoList topic={tag} />
    </>
  )
}

function Choose() {
  return (
    <EmptyState
      icon={<Play />}
      title={texts.videos.choose}
      description={texts.videos.chooseHint}
      link={{ href: '/temas', label: texts.videos.all }}
    />
  )
}

/** Scrolls to the videos of a newly selected tag: the link may be far from them, on a phone or another page. */
function useBringIntoView(panel: React.RefObject<HTMLDivElement | null>, slug: string | undefined): void {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (shown.current === slug) return
    shown.current = slug
    const element = panel.current
    if (!slug || !element) return
    const top = element.getBoundingClientRect().top
    // The scroll margin is the height of the sticky header.
    if (top >= Number.parseFloat(getComputedStyle(element).scrollMarginTop) && top < innerHeight * 0.6) return
    element.scrollIntoView({ block: 'start' })
    element.querySelector('h3')?.focus({ preventScroll: true })
  }, [panel, slug])
}
