import { Container, Disclosure } from '@semaforo/ui'
import styles from './certificate.module.css'
import { CodeForm } from './code-form.tsx'
import { Outcome } from './outcome.tsx'
import { texts } from './texts.ts'
import { useCertificate } from './use-certificate.ts'

/** /constancia: says what a certificate on paper says, to whoever holds it. */
export function CertificatePage() {
  const { subject, query, check } = useCertificate()
  const form = <CodeForm busy={query.isFetching} onCheck={check} />
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.soft}>{texts.lead}</p>
      </header>
      {subject ? (
        <>
          <Outcome key={JSON.stringify(subject)} subject={subject} query={query} />
          <Disclosure title={texts.code.another} level={2}>
            {form}
          </Disclosure>
        </>
      ) : (
        form
      )}
    </Container>
  )
}
