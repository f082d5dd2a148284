import { Container } from '@semaforo/ui'
import { Cases } from './cases.tsx'
import styles from './errors.module.css'
import { all } from './listed.ts'
import { texts } from './texts.ts'

/** /ayuda/errores */
export function AllErrors() {
  return (
    <Container className={styles.page}>
      <h1>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      <h2>{texts.forPeople}</h2>
      <ul className={styles.list}>
        {all.map(
          ({ code, explained }) =>
            explained && (
              <li key={code} id={code}>
                <a href={`/ayuda/errores/${code}`}>{explained.title}</a>
                <p>{explained.text.join(' ')}</p>
              </li>
            ),
        )}
      </ul>
      <h2>{texts.forPrograms}</h2>
      <ul className={styles.list}>
        {all.map(
          ({ code, explained, cases }) =>
            !explained && (
              <li key={code} id={code}>
                <a href={`/ayuda/errores/${code}`}>
                  <code>{code}</code>
                </a>
                <Cases cases={cases} />
              </li>
            ),
        )}
      </ul>
    </Container>
  )
}
