import { usePageHead } from '@semaforo/frontend-kit'
import { ButtonLink, Card, Container } from '@semaforo/ui'
import { Cases } from './cases.tsx'
import styles from './errors.module.css'
import { all, type Listed } from './listed.ts'
import { texts } from './texts.ts'

/** /ayuda/errores/{code} */
export function OneError({ code }: { code: string }) {
  const listed = all.find((each) => each.code === code)
  const title = listed ? (listed.explained?.title ?? `${texts.code} ${code}`) : texts.unknown.title
  usePageHead({ title })
  return (
    <Container className={styles.page}>
      <h1>{title}</h1>
      {listed ? <Known listed={listed} /> : <p className={styles.lead}>{texts.unknown.text}</p>}
      <p>
        <a href="/ayuda/errores">{texts.all}</a>
      </p>
    </Container>
  )
}

function Known({ listed: { code, explained, cases } }: { listed: Listed }) {
  return (
    <>
      {explained?.text.map((paragraph) => (
        <p key={paragraph} className={styles.lead}>
          {paragraph}
        </p>
      ))}
      {explained?.way && (
        <div>
          <ButtonLink href={explained.way.href}>{explained.way.label}</ButtonLink>
        </div>
      )}
      {cases.length > 0 && (
        <Card as="section" className={styles.technical}>
          <h2>{texts.forPrograms}</h2>
          <p>
            {texts.code}: <code>{code}</code>
          </p>
          <Cases cases={cases} />
        </Card>
      )}
    </>
  )
}
