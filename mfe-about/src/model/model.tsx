import { readModelCard } from '@semaforo/contracts'
import { Card, Page } from '@semaforo/ui'
import { Records } from '../records.tsx'
import sections from '../sections.module.css'
import styles from './model.module.css'
import { texts } from './model.texts.ts'
import { modelCard } from './model-card.ts'

const tables = ['trained', 'quality', 'flaggedShares', 'weak'] as const

/** /modelo: what the risk model learned from, how often it is right and what it must not be used for. */
export default function Model() {
  const { learned, ranked, notFor, card } = texts
  return (
    <Page title={texts.title} lead={texts.lead} className={sections.page}>
      <section>
        <h2>{texts.answers.title}</h2>
        <p>{modelCard.answers}</p>
      </section>
      <section>
        <h2>{learned.title}</h2>
        <p>{learned.text}</p>
        <p>{modelCard.unseen}</p>
      </section>
      <section>
        <h2>{ranked.title}</h2>
        <p>{ranked.text}</p>
        <div className={styles.pictures}>
          <Picture {...ranked.largest} pairs={modelCard.ranked.largest} />
          <Picture {...ranked.smallest} pairs={modelCard.ranked.smallest} />
        </div>
        <p>{ranked.doubt}</p>
        <p>{modelCard.flagged}</p>
      </section>
      <section>
        <h2>{notFor.title}</h2>
        <p>{modelCard.notFor}</p>
      </section>
      <section>
        <h2>{texts.tables.title}</h2>
        <p>{texts.tables.lead}</p>
        {tables.map((name) => (
          <details key={name}>
            <summary>
              <h3>{texts.tables[name]}</h3>
            </summary>
            <Records label={texts.tables[name]} {...modelCard[name]} />
          </details>
        ))}
        <p className={sections.small}>
          {card.text} <a href={readModelCard.path}>{card.link}</a>.
        </p>
      </section>
    </Page>
  )
}

/** A hundred dots, of which those are filled in which the model is right. */
function Picture({ title, size, pairs }: { title: string; size: string; pairs: number }) {
  return (
    <Card as="section" className={styles.picture}>
      <h3>{title}</h3>
      <p className={sections.small}>{size}</p>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {Array.from({ length: 100 }, (_, at) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: the dots never change their places
            key={at}
            cx={5 + 10 * (at % 10)}
            cy={5 + 10 * Math.floor(at / 10)}
            r="3.5"
            className={at < pairs ? styles.right : styles.wrong}
          />
        ))}
      </svg>
      <p>
        <strong>{texts.ranked.right(pairs)}</strong>
      </p>
    </Card>
  )
}
