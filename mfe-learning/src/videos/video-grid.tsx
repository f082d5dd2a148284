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
  /** Whether that one, a lesson, has been played to its end. */
  ended: boolean
  /** The one to go on with then. */
  next: Video | undefined
  onPlay: (video: Video | null) => void
}

/** Cards of videos, of which one plays at a time. */
export function VideoGrid({ label, videos, demo, playing, ended, next, onPlay }: Props) {
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
          ended={playing === video.id && ended}
          next={playing === video.id ? next : undefined}
          onPlay={onPlay}
        />
      ))}
    </ul>
  )
}
