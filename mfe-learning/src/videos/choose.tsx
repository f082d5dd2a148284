import { type CatalogTag, topicUrl } from '@semaforo/learning-kit'
import { Card } from '@semaforo/ui'
import { texts } from '../learning.texts.ts'
import styles from './choose.module.css'

/** What people ask themselves, by the slug of the topic that answers it. */
const questions = {
  'flujo-de-efectivo': '¿Por qué vendo y no tengo caja?',
  'punto-de-equilibrio': '¿Cuánto debo vender para no perder?',
  'credito-pyme': '¿Me conviene pedir un crédito?',
}

/** In the place of the videos while no tag is selected: one to begin with, and questions that lead to theirs. */
export function Choose({ tags }: { tags: readonly CatalogTag[] }) {
  const [first] = tags
  const asked = Object.entries(questions).filter(([slug]) => tags.some((tag) => tag.slug === slug))
  return (
    <Card padding="large" className={styles.choose ?? ''}>
      <p className={styles.title}>{texts.videos.choose}</p>
      {first && (
        <p>
          <b>{first.name}</b>. {first.description} <a href={topicUrl(first.slug)}>{texts.videos.begin}</a>
        </p>
      )}
      {asked.length > 0 && (
        <>
          <p>{texts.videos.ask}</p>
          <ul className={styles.questions}>
            {asked.map(([slug, question]) => (
              <li key={slug}>
                <a href={topicUrl(slug)}>{question}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <a href="/temas">{texts.videos.all}</a>
    </Card>
  )
}
