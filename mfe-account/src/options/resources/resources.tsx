import { ErrorState, Skeleton, SkeletonGroup } from '@semaforo/ui'
import pageStyles from '../../profile/profile.module.css'
import { RoadmapEditor } from './roadmap-editor.tsx'
import { TagEditor } from './tag-editor.tsx'
import { texts } from './texts.ts'
import { useResources } from './use-resources.ts'

/** The editor of what everybody sees: tags and roadmaps. */
export function Resources() {
  const answer = useResources()
  if (answer.isPending)
    return (
      <SkeletonGroup label={texts.loading} className={pageStyles.list}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} shape="block" className={pageStyles.pending} />
        ))}
      </SkeletonGroup>
    )
  if (!answer.data)
    return (
      <ErrorState
        title={texts.failed}
        description={answer.error?.message}
        retrying={answer.isFetching}
        onRetry={() => void answer.refetch()}
      />
    )
  const { tags, roadmaps } = answer.data
  return (
    <section aria-labelledby="recursos" className={pageStyles.section}>
      <h2 id="recursos">{texts.title}</h2>
      <p className={pageStyles.lead}>{texts.lead}</p>
      <TagEditor tags={tags} />
      <RoadmapEditor roadmaps={roadmaps} tags={tags} />
    </section>
  )
}
