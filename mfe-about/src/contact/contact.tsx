import type { Operator } from '@semaforo/contracts'
import { Card, Notice, Page } from '@semaforo/ui'
import { useOperator, workingDays } from '../operator/use-operator.ts'
import styles from './contact.module.css'
import { texts } from './contact.texts.ts'
import { ContactForm } from './contact-form.tsx'

/** /contact */
export function Contact() {
  const operator = useOperator()
  if (operator?.open === false) return <Closed />
  return (
    <Page
      title={texts.title}
      lead={
        <>
          <span>{operator ? texts.lead(workingDays(operator.replyDays)) : texts.leadUnknown}</span>{' '}
          {texts.first.text} <a href="/FAQ">{texts.first.link}</a>.
        </>
      }
      className={styles.page}
    >
      <WithoutScript operator={operator} />
      <ContactForm />
      {operator?.email && <ByMail text={texts.byMail} email={operator.email} />}
    </Page>
  )
}

function WithoutScript({ operator }: { operator: Operator | undefined }) {
  return (
    <noscript>
      <Notice tone="warning">
        <p>{texts.withoutScript.text}</p>
        {operator?.email && <ByMail text={texts.withoutScript.orMail} email={operator.email} />}
      </Notice>
    </noscript>
  )
}

function ByMail({ text, email }: { text: string; email: string }) {
  return (
    <p>
      {text} <a href={`mailto:${email}`}>{email}</a>.
    </p>
  )
}

function Closed() {
  const { title, text, ways } = texts.closed
  return (
    <Page title={texts.title} className={styles.page}>
      <Card as="section" className={styles.sent}>
        <h2>{title}</h2>
        <p>{text}</p>
        <ul className={styles.ways}>
          {ways.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </Card>
    </Page>
  )
}
