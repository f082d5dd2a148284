import { useRoadmaps } from '@semaforo/learning-kit'
import { Button, Container, EmptyState, Notice, Route, Skeleton, SkeletonGroup } from '@semaforo/ui'
import { texts } from '../texts.ts'
import { RoadmapCard } from './roadmap-card.tsx'
import styles from './roadmaps.module.css'

export function Roadmaps() {
  return (
    <Container>
      <div className={styles.page}>
        <h1 className={styles.title}>{texts.roadmaps.title}</h1>
        <p className={styles.lead}>{texts.roadmaps.lead}</p>
        <Notice>
          {texts.roadmaps.note} <a href="/home#temas">Ir a Home</a>
        </Notice>
        <List />
      </div>
    </Container>
  )
}

function List() {
  const roadmaps = useRoadmaps()
  if (roadmaps.isPending) return <Loading />
  if (!roadmaps.data?.length)
    return (
      <EmptyState
        icon={<Route />}
        title={texts.roadmaps.empty}
        description={texts.roadmaps.emptyHint}
        action={
          <Button variant="secondary" loading={roadmaps.isFetching} onClick={() => void roadmaps.refetch()}>
            {texts.roadmaps.retry}
          </Button>
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
    <SkeletonGroup label={texts.roadmaps.loading} className={styles.list}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} shape="block" className={styles.pending} />
      ))}
    </SkeletonGroup>
  )
}
