import type { TagPage } from '@semaforo/contracts'
import { ButtonLink, Card } from '@semaforo/ui'
import styles from './topic.module.css'
import { texts } from './topic-page.texts.ts'

/** The ratios of the diagnostic that the topic is about, and the way to one's own. */
export function Ratios({ ratios }: Pick<TagPage, 'ratios'>) {
  return (
    <Card as="section" aria-labelledby="semaforo" className={styles.card}>
      <h2 id="semaforo">{texts.diagnostic}</h2>
      <p>{ratios.length > 0 ? texts.ratios(ratios.length) : texts.noRatios}</p>
      {ratios.length > 0 && (
        <ul className={styles.ratios}>
          {ratios.map(({ key, name, formula }) => (
            <li key={key}>
              <b>{name}</b>
              <span className={styles.soft}>{formula}</span>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink href="/minegocio" variant="secondary">
        {texts.diagnose}
      </ButtonLink>
    </Card>
  )
}
