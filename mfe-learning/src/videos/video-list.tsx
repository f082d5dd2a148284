import { Button, EmptyState, ErrorState, Info, Notice } from '@semaforo/ui'
import { useCallback, useState } from 'react'
import { texts } from '../texts.ts'
import { Loading } from './loading.tsx'
import { useNearEnd } from './use-near-end.ts'
import { useVideos } from './use-videos.ts'
import { VideoCard } from './video-card.tsx'
import styles from './videos.module.css'

/** The videos of a topic; more are loaded when the end of the list comes near. */
export function VideoList({ topic }: { topic: string }) {
  const search = useVideos(topic)
  const [playing, setPlaying] = useState<string | null>(null)
  const { fetchNextPage, hasNextPage, isFetching, error } = search
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const end = useNearEnd(hasNextPage && !isFetching && !error ? more : undefined)

  if (search.isPending) return <Loading />
  if (!search.data)
    return (
      <ErrorState
        title={texts.videos.error(reasonOf(error))}
        description={texts.videos.errorHint}
        retrying={isFetching}
        onRetry={() => void search.refetch()}
      />
    )
  const { videos, demo, stale } = search.data
  if (videos.length === 0)
    return <EmptyState icon={<Info />} title={texts.videos.none} description={texts.videos.noneHint} />
  return (
    <>
      {demo && <Notice className={styles.notice}>{texts.videos.demo}</Notice>}
      {stale && (
        <Notice tone="warning" className={styles.notice}>
          {texts.videos.stale}
        </Notice>
      )}
      <ul className={styles.grid}>
        {videos.map((video) => (
          <VideoCard
            key={video.id}
            video={video}
            demo={demo}
            playing={playing === video.id}
            onPlay={(plays) => setPlaying(plays ? video.id : null)}
          />
        ))}
      </ul>
      <div ref={end} />
      <Ending search={search} />
    </>
  )
}

/** The end of the list: loading, an error, or no more videos. */
function Ending({ search }: { search: ReturnType<typeof useVideos> }) {
  if (search.isFetchingNextPage)
    return (
      <p role="status" className={styles.ending}>
        {texts.videos.loadingMore}
      </p>
    )
  if (search.isFetchNextPageError)
    return (
      <div role="alert" className={styles.ending}>
        <p>{texts.videos.error(reasonOf(search.error))}</p>
        <Button variant="secondary" onClick={() => void search.fetchNextPage()}>
          {texts.topics.retry}
        </Button>
      </div>
    )
  return search.hasNextPage ? null : <p className={styles.ending}>{texts.videos.end}</p>
}

function reasonOf(error: Error | null): string {
  const message = error?.message ?? ''
  return message.charAt(0).toLowerCase() + message.slice(1)
}
