import type { Tag } from '@semaforo/contracts'
import { topicPageUrl } from '@semaforo/learning-kit'
import { CircleCheck } from '@semaforo/ui'
import { texts } from './roadmap-page.texts.ts'
import styles from './steps.module.css'

type Props = { tags: readonly Tag[]; isLearned: (id: number) => boolean }

/** The topics of a roadmap in order, each a link to its page and marked once it is learned. */
export function Steps({ tags, isLearned }: Props) {
  return (
    <section aria-labelledby="pasos">
      <h2 id="pasos" className="visually-hidden">
        {texts.steps}
      </h2>
      <ol className={styles.steps}>
        {tags.map(({ id, name, slug, description }) => (
          <li key={id} className={styles.step}>
            <div>
              <h3>
                <a href={topicPageUrl(slug)}>{name}</a>
              </h3>
              <p>{description}</p>
              {isLearned(id) && (
                <p className={styles.learned}>
                  <CircleCheck aria-hidden="true" /> {texts.learned}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
