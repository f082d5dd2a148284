import { useRecommendations } from '@semaforo/learning-kit'
import { Badge, Card } from '@semaforo/ui'
import { texts } from '../texts.ts'
import styles from './next-roadmaps.module.css'

/** How many recommended roadmaps the home page shows; the profile shows all. */
const SHOWN = 3

/** The roadmaps that best match the person's likes, or how to get recommendations. */
export function NextRoadmaps({ userId }: { userId: string }) {
  const { data } = useRecommendations(userId)
  const roadmaps = data?.slice(0, SHOWN) ?? []
  return (
    <Card padding="large" as="section" aria-labelledby="para-seguir" className={styles.card ?? ''}>
      <h2 id="para-seguir" className={styles.title}>
        {texts.intro.next}
      </h2>
      {roadmaps.length > 0 && (
        <ul className={styles.list}>
          {roadmaps.map(({ id, title, percent }) => (
            <li key={id} className={styles.row}>
              <span>{title}</span>
              <Badge tone="brand">{texts.intro.match(percent)}</Badge>
            </li>
          ))}
        </ul>
      )}
      {data && roadmaps.length === 0 && <p className={styles.hint}>{texts.intro.noneYet}</p>}
      <a href={roadmaps.length > 0 ? '/profile' : '/roadmaps'}>
        {roadmaps.length > 0 ? texts.intro.recommended : texts.liked.browse}
      </a>
    </Card>
  )
}
