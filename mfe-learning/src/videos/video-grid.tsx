import type { Video } from '@semaforo/contracts'
import { VideoCard } from './video-card.tsx'
import styles from './videos.module.css'

type Props = {
  label: string
  videos: readonly Video[]
  demo: boolean
  /** The id of the one that plays. */
  playing: string | null
  onPlay: (video: Video | null) => void
}

/** Cards of videos, of which one plays at a time. */
export function VideoGrid({ label, videos, demo, playing, onPlay }: Props) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {videos.map((video) => (
        <VideoCard
          key={video.id}
          video={video}
          demo={demo}
          playing={playing === video.id}
          onPlay={(plays) => onPlay(plays ? video : null)}
        />
      ))}
    </ul>
  )
}
