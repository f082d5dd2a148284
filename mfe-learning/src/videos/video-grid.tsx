import type { Video } from '@semaforo/contracts'
import { useSeenLessons } from '../seen/seen-lessons.ts'
import { VideoCard } from './video-card.tsx'
import styles from './videos.module.css'

type Props = {
  label: string
  videos: readonly Video[]
  demo: boolean
  /** The id of the one that plays. */
  playing: string | null
  /** The one to go on with, once that has ended. */
  next: Video | undefined
  onPlay: (video: Video | null) => void
}

/** Cards of videos, of which one plays at a time. */
export function VideoGrid({ label, videos, demo, playing, next, onPlay }: Props) {
  const seen = new Map(useSeenLessons().map(({ id, whole }) => [id, whole ? 'whole' : 'begun'] as const))
  return (
    <ul className={styles.grid} aria-label={label}>
      {videos.map((video) => (
        <VideoCard
          key={video.id}
          video={video}
          demo={demo}
          playing={playing === video.id}
          seen={seen.get(video.id)}
          next={playing === video.id ? next : undefined}
          onPlay={onPlay}
        />
      ))}
    </ul>
  )
}
