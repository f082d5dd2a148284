import { Band, ButtonLink, Card, Page, TrafficLight } from '@semaforo/ui'
import styles from './about.module.css'
import { texts } from './about.texts.ts'

/** /nosotros */
export function About() {
  const { title, lead, sections, questions, closing } = texts
  return (
    <Page title={title} lead={lead}>
      <div className={styles.sections}>
        {sections.map((section) => (
          <Card key={section.title} as="section" className={styles.section}>
            <h2>{section.title}</h2>
            <p>{section.text}</p>
            {section.link && (
              <p>
                <a href={section.link.href}>{section.link.label}</a>
              </p>
            )}
          </Card>
        ))}
      </div>
      <p>
        {questions.text} <a href="/FAQ">{questions.link}</a> {questions.or}{' '}
        <a href="/contact">{questions.contact}</a>.
      </p>
      <Band
        title={closing.title}
        action={<ButtonLink href="/minegocio">{closing.action}</ButtonLink>}
        visual={<TrafficLight light="green" />}
      >
        {closing.text}
      </Band>
    </Page>
  )
}
