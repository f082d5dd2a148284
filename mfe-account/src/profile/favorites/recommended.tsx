import type { RecommendedRoadmap } from '@semaforo/contracts'
import { TagChips, useRecommendations } from '@semaforo/learning-kit'
import { Badge, Card, EmptyState, Route } from '@semaforo/ui'
import { NoAnswer } from '../../answer/no-answer.tsx'
import styles from '../profile.module.css'
import { texts } from './favorites.texts.ts'

/** Up to six roadmaps that match the person's likes. */
export function Recommended({ userId }: { userId: string }) {
  return (
    <section aria-labelledby="recomendados" className={styles.section}>
      <h2 id="recomendados">{texts.recommended.title}</h2>
      <List userId={userId} />
    </section>
  )
}

function List({ userId }: { userId: string }) {
  const answer = useRecommendations(userId)
  if (!answer.data)
    return <NoAnswer answer={answer} texts={texts.recommended} className={styles.grid} count={3} />
  const roadmaps = answer.data
  if (roadmaps.length === 0)
    return (
      <EmptyState
        icon={<Route />}
        title={texts.recommended.empty}
        description={texts.recommended.emptyHint}
        link={{ href: '/home#temas', label: texts.recommended.browse }}
      />
    )
  return (
    <ul className={styles.grid}>
      {roadmaps.map((roadmap) => (
        <Recommendation key={roadmap.id} roadmap={roadmap} />
      ))}
    </ul>
  )
}

function Recommendation({ roadmap }: { roadmap: RecommendedRoadmap }) {
  return (
    <Card as="li">
      <div className={styles.row}>
        <h3>{roadmap.title}</h3>
        <Badge tone="brand">{texts.recommended.match(roadmap.percent)}</Badge>
      </div>
      <p className={styles.soft}>{texts.recommended.shared(roadmap.score, roadmap.totalTags)}</p>
      <TagChips className={styles.chips} tags={roadmap.tags} />
    </Card>
  )
}
