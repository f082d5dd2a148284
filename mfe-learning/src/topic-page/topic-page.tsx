import { useTagPage } from '@semaforo/learning-kit'
import { Missing } from '../page/missing.tsx'
import { PageFallback } from '../page/page-fallback.tsx'
import { Topic } from './topic.tsx'
import { texts } from './topic-page.texts.ts'

/** /temas/<slug> */
export default function TopicPage({ slug }: { slug: string }) {
  const { data, isFetched, isFetching, refetch } = useTagPage(slug)
  if (data) return <Topic page={data} />
  if (data === null) return <Missing title={texts.missing} hint={texts.missingHint} />
  return (
    <PageFallback
      label={texts.loading}
      failed={isFetched}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
