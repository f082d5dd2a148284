import { helpPage } from '@semaforo/contracts'
import { ApiError } from '@semaforo/frontend-kit'
import { FocusGoesOn, useLastError } from '@semaforo/frontend-kit/retry'
import type { CatalogTag } from '@semaforo/learning-kit'
import { Button, EmptyState, ErrorState, Info, Notice } from '@semaforo/ui'
import { useCallback } from 'react'
import { Loading } from './loading.tsx'
import { useNearEnd } from './use-near-end.ts'
import { usePlaying } from './use-playing.ts'
import { useVideos } from './use-videos.ts'
import { VideoGrid } from './video-grid.tsx'
import styles from './videos.module.css'
import { texts } from './videos.texts.ts'

/**
 * The videos of a topic; more are loaded when the end of the list comes near. Lessons of other topics come after its
 * own, under a heading of their own.
 */
export default function VideoList({ topic }: { topic: Pick<CatalogTag, 'name' | 'slug'> }) {
  const search = useVideos(topic)
  const { own = [], related = [] } = search.data ?? {}
  const { playing, ended, next, play } = usePlaying([...own, ...related])
  const { fetchNextPage, hasNextPage, isFetching, isFetchNextPageError } = search
  const error = useLastError(search)
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const end = useNearEnd(hasNextPage && !isFetching && !isFetchNextPageError ? more : undefined)

  if (!search.data && !error) return <Loading />
  if (!search.data)
    return (
      <FocusGoesOn>
        <ErrorState
          title={texts.error(reasonOf(error))}
          description={
            <>
              <p>{texts.errorHint}</p>
              <Help error={error} />
            </>
          }
          retrying={isFetching}
          onRetry={() => void search.refetch()}
        />
      </FocusGoesOn>
    )
  const { demo, stale } = search.data
  const grid = { demo, playing, ended, next, onPlay: play }
  return (
    <>
      {demo && <Notice className={styles.notice}>{texts.demo}</Notice>}
      {stale && (
        <Notice tone="warning" className={styles.notice}>
          {texts.stale}
        </Notice>
      )}
      {own.length === 0 ? (
        <EmptyState icon={<Info />} title={texts.none} description={texts.noneHint(demo)} />
      ) : (
        <VideoGrid label={texts.of(topic.name, demo)} videos={own} {...grid} />
      )}
      {related.length > 0 && (
        <section aria-labelledby="sigue-aprendiendo" className={styles.related}>
          <h2 id="sigue-aprendiendo">{texts.related}</h2>
          <p className={styles.description}>{texts.relatedHint(topic.name)}</p>
          <VideoGrid label={texts.related} videos={related} {...grid} />
        </section>
      )}
      <div ref={end} />
      {own.length + related.length > 0 && <Ending search={search} />}
    </>
  )
}

/** The end of the list: loading, an error, or no more videos. */
function Ending({ search }: { search: ReturnType<typeof useVideos> }) {
  if (search.isFetchingNextPage)
    return (
      <p role="status" className={styles.ending}>
        {texts.loadingMore}
      </p>
    )
  if (search.isFetchNextPageError)
    return (
      <div role="alert" className={styles.ending}>
        <p>
          <span>{texts.error(reasonOf(search.error))}</span> <Help error={search.error} />
        </p>
        <Button variant="secondary" onClick={() => void search.fetchNextPage()}>
          {texts.retry}
        </Button>
      </div>
    )
  return search.hasNextPage ? null : <p className={styles.ending}>{texts.end}</p>
}

function reasonOf(error: Error | null): string {
  const message = error?.message ?? ''
  return message.charAt(0).toLowerCase() + message.slice(1)
}

/** To what an error of the videos means, if it has a code. */
function Help({ error }: { error: Error | null }) {
  if (!(error instanceof ApiError)) return null
  return (
    <a href={helpPage(error.code)} target="_blank" rel="noreferrer">
      {texts.help}
    </a>
  )
}
