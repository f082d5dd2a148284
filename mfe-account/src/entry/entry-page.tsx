import { Card, Container } from '@semaforo/ui'
import type { ReactNode } from 'react'
import styles from './entry-page.module.css'

type Props = {
  title: string
  lead: string
  /** Links to the other entry pages. */
  links?: ReactNode
  children: ReactNode
}

/** The layout of the pages to sign in or up: what the page is for, next to its form. */
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
