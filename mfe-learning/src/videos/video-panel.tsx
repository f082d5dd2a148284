import { whenIdle } from '@semaforo/frontend-kit'
import type { CatalogTag } from '@semaforo/learning-kit'
import { useEffect } from 'react'
import { Choose } from './choose.tsx'
import { LaterSelected, loadVideoList } from './later-video-list.tsx'
import { Loading } from './loading.tsx'
import styles from './videos.module.css'

/** Where the link that skips the list of topics leads. */
export const videoPanelId = 'videos-del-tema'

type Props = { tag: CatalogTag | undefined; tags: readonly CatalogTag[]; loading: boolean }

/** The videos of the selected tag, or a hint to choose one. */
export function VideoPanel({ tag, tags, loading }: Props) {
  // Prefetched when idle, as the pages are (`app.tsx`).
  useEffect(() => whenIdle(() => void loadVideoList().catch(() => undefined)), [])
  return (
    <div id={videoPanelId} tabIndex={-1} className={styles.panel}>
      {tag ? <LaterSelected key={tag.slug} tag={tag} /> : loading ? <Loading /> : <Choose tags={tags} />}
    </div>
  )
}
