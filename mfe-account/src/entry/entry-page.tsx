import { Card, Container } from '@semaforo/ui'
import type { ReactNode } from 'react'
import styles from './entry-page.module.css'

type Props = {
  title: string
  lead: string
  /** Other ways to go from here. */
  links?: ReactNode
  children: ReactNode
}

/** A page on the way in: what it is for beside the one thing to do. */
export function EntryPage({ title, lead, links, children }: Props) {
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <Card padding="large" className={styles.card ?? ''}>
          {children}
          {links && <div className={styles.links}>{links}</div>}
        </Card>
      </div>
    </Container>
  )
}
