import { usePageHead } from '@semaforo/frontend-kit'
import { Page } from '@semaforo/ui'
import styles from './faq.module.css'
import { type Entry, texts } from './faq.texts.ts'
import { head } from './head.ts'

/** /FAQ */
export function Faq() {
  usePageHead(head)
  return (
    <Page title={texts.title} lead={texts.lead}>
      {texts.groups.map(({ title, entries }) => (
        <section key={title} className={styles.group}>
          <h2>{title}</h2>
          <div className={styles.entries}>
            {entries.map((entry) => (
              <Question key={entry.question} entry={entry} />
            ))}
          </div>
        </section>
      ))}
    </Page>
  )
}

function Question({ entry: { question, answer, link } }: { entry: Entry }) {
  return (
    <details className={styles.entry}>
      <summary>
        <h3>{question}</h3>
      </summary>
      <div className={styles.answer}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && (
          <p>
            <a href={link.href}>{link.label}</a>
          </p>
        )}
      </div>
    </details>
  )
}
