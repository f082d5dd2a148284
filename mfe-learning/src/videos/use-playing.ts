import { LessonEnded, type Video } from '@semaforo/contracts'
import { useEffect, useState } from 'react'
import { rememberLesson } from '../seen/seen-lessons.ts'

/** Which video of a list plays, one at a time; once a lesson has `ended`, `next` is the one that follows it. */
export function usePlaying(videos: readonly Video[]) {
  const [playing, setPlaying] = useState<{ id: string; ended: boolean } | null>(null)
  const at = videos.findIndex(({ id }) => id === playing?.id)
  const current = videos[at]

  useEffect(() => {
    if (!current) return
    const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || LessonEnded.safeParse(data).data?.id !== current.id) return
      setPlaying({ id: current.id, ended: true })
      remember(current, true)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [current])

  return {
    playing: playing?.id ?? null,
    ended: playing?.ended === true,
    next: playing?.ended ? videos[at + 1] : undefined,
    play(video: Video | null) {
      setPlaying(video && { id: video.id, ended: false })
      if (video) remember(video, false)
    },
  }
}

function remember({ id, title, lesson }: Video, whole: boolean): void {
  if (lesson) rememberLesson({ id, title, topic: lesson.topic, whole })
}
