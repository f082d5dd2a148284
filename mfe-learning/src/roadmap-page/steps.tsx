import type { Tag } from '@semaforo/contracts'
import { topicPageUrl } from '@semaforo/learning-kit'
import styles from './steps.module.css'
import { texts } from './texts.ts'

/** The topics of a roadmap in order, each a link to its page. */
export function Steps({ tags }: { tags: readonly Tag[] }) {
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
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
