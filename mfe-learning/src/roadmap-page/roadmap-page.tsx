import { useRoadmapPage } from '@semaforo/learning-kit'
import { Missing } from '../page/missing.tsx'
import { PageFallback } from '../page/page-fallback.tsx'
import { Roadmap } from './roadmap.tsx'
import { texts } from './roadmap-page.texts.ts'

/** /roadmaps/<slug> */
export default function RoadmapPage({ slug }: { slug: string }) {
  const { data, isFetched, isFetching, refetch } = useRoadmapPage(slug)
  if (data) return <Roadmap page={data} />
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
