import type { Video } from '@semaforo/contracts'
import { topicPageUrl } from '@semaforo/learning-kit'
import { Badge, Button, Card, IconButton, Play, X } from '@semaforo/ui'
import { useRef, useState } from 'react'
import { FirstScene } from './first-scene.tsx'
import { Player, type PlayerFailure } from './player.tsx'
import { pictureUrl, providerUrl } from './video-urls.ts'
import styles from './videos.module.css'
import { texts } from './videos.texts.ts'

type Props = {
  video: Video
  demo: boolean
  playing: boolean
  /** Whether it was played before, to its end or not. */
  seen: 'begun' | 'whole' | undefined
  /** Whether it is a lesson that has been played to its end. */
  ended: boolean
  /** The lesson to go on with then. */
  next: Video | undefined
  onPlay: (video: Video | null) => void
}

/** Focuses the element that replaces the control that was pressed. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** What is offered at the end of a lesson may be out of sight. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** A video behind a facade: nothing of its player is loaded before a click. */
export function VideoCard({ video, demo, playing, seen, ended, next, onPlay }: Props) {
  const closed = useRef(false)
  const [failure, setFailure] = useState<PlayerFailure>()
  const close = () => {
    closed.current = true
    onPlay(null)
  }
  const showFacade = (facade: HTMLElement | null) => {
    if (!facade || !closed.current) return
    // Once: the ref is attached anew with each render.
    closed.current = false
    takeFocus(facade)
  }
  return (
    <Card as="li" padding="none" className={playing ? styles.wide : styles.card}>
      <div className={playing && video.lesson ? styles.lesson : styles.frame}>
        {playing ? (
          <Player video={video} demo={demo} onFailure={setFailure} />
        ) : (
          <>
            {video.lesson && <FirstScene scene={video.lesson.scene} />}
            <button
              ref={showFacade}
              type="button"
              className={styles.facade}
              aria-label={texts.play(video.title)}
              onClick={() => onPlay(video)}
            >
              {!demo && <img src={pictureUrl(video.id)} alt="" loading="lazy" referrerPolicy="no-referrer" />}
              <span className={video.lesson ? styles.beside : styles.play}>
                <Play fill="currentColor" />
              </span>
            </button>
          </>
        )}
      </div>
      <div className={styles.words}>
        <div>
          {video.broadcast && (
            <Badge tone={video.broadcast === 'live' ? 'alert' : 'neutral'}>
              {texts.broadcast[video.broadcast]}
            </Badge>
          )}
          <p className={styles.name}>{video.title}</p>
          <p className={styles.channel}>
            {[
              video.channelName,
              video.lesson && texts.seconds(video.lesson.seconds),
              seen && (seen === 'whole' ? texts.seen : texts.begun),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {playing && (
          <IconButton label={texts.close(video.title, demo)} onClick={close}>
            <X />
          </IconButton>
        )}
      </div>
      <div role="status">
        {ended && video.lesson && (
          <div ref={bringIntoView} className={styles.next}>
            {next && (
              <Button variant="secondary" onClick={() => onPlay(next)}>
                {texts.next(next.title)}
              </Button>
            )}
            <a href={`${topicPageUrl(video.lesson.topic)}#preguntas`}>{texts.questions}</a>
          </div>
        )}
        {playing && failure && <p className={styles.next}>{texts[failure]}</p>}
      </div>
      {playing && !demo && (
        <p className={styles.next}>
          <a href={providerUrl(video.id)} target="_blank" rel="noreferrer">
            {texts.atProvider}
          </a>
        </p>
      )}
    </Card>
  )
}
