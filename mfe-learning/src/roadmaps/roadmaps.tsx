import { FocusGoesOn } from '@semaforo/frontend-kit/retry'
import { useRoadmaps } from '@semaforo/learning-kit'
import { Button, ButtonLink, EmptyState, Notice, Page, Route, Skeleton, SkeletonGroup } from '@semaforo/ui'
import { RoadmapCard } from './roadmap-card.tsx'
import styles from './roadmaps.module.css'
import { texts } from './roadmaps.texts.ts'

export default function Roadmaps() {
  return (
    <Page title={texts.title} lead={texts.lead}>
      <Notice>
        {texts.note} <a href="/home#temas">Ir a Inicio</a>
      </Notice>
      <List />
    </Page>
  )
}

function List() {
  const roadmaps = useRoadmaps()
  if (!roadmaps.isFetched) return <Loading />
  if (!roadmaps.data)
    return (
      <FocusGoesOn>
        <EmptyState
          icon={<Route />}
          title={texts.empty}
          description={texts.failedHint}
          action={
            <Button variant="secondary" loading={roadmaps.isFetching} onClick={() => void roadmaps.refetch()}>
              {texts.retry}
            </Button>
          }
        />
      </FocusGoesOn>
    )
  if (roadmaps.data.length === 0)
    return (
      <EmptyState
        icon={<Route />}
        title={texts.empty}
        description={texts.emptyHint}
        action={
          <ButtonLink href="/home#temas" variant="secondary">
            {texts.toTopics}
          </ButtonLink>
        }
      />
    )
  return (
    <div className={styles.list}>
      {roadmaps.data.map((roadmap) => (
        <RoadmapCard key={`${roadmap.id} ${roadmap.slug}`} roadmap={roadmap} />
      ))}
    </div>
  )
}

function Loading() {
  return (
    <SkeletonGroup label={texts.loading} className={styles.list}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} shape="block" className={styles.pending} />
      ))}
    </SkeletonGroup>
  )
}
