import type { Roadmap } from '@semaforo/contracts'
import { roadmapPageUrl, topicPageUrl } from '@semaforo/learning-kit'
import { Card } from '@semaforo/ui'
import { texts as common } from '../page/page.texts.ts'
import styles from './topic.module.css'
import { texts } from './topic-page.texts.ts'

/** The roadmaps with the topic, each with its steps, this one marked. */
export function InRoadmaps({ roadmaps, slug }: { roadmaps: readonly Roadmap[]; slug: string }) {
  return (
    <Card as="section" aria-labelledby="sus-roadmaps" className={styles.card}>
      <h2 id="sus-roadmaps">{texts.inRoadmaps(roadmaps.length)}</h2>
      {roadmaps.map(({ id, title, slug: own, tags }) => (
        <div key={id} className={styles.roadmap}>
          <h3>
            <a href={roadmapPageUrl(own)}>{title}</a>
          </h3>
          <p className={styles.soft}>
            {common.step(1 + tags.findIndex((step) => step.slug === slug), tags.length)}
          </p>
          <ol className={styles.steps}>
            {tags.map((step) => (
              <li key={step.id}>
                <a href={topicPageUrl(step.slug)} aria-current={step.slug === slug ? 'page' : undefined}>
                  {step.name}
                </a>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Card>
  )
}
