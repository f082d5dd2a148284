import { Card, Container, Notice } from '@semaforo/ui'
import type { ReactNode } from 'react'
import { texts } from './entry.texts.ts'
import styles from './entry-page.module.css'

type Props = {
  title: string
  lead: string
  /** Links to the other entry pages. */
  links?: ReactNode
  /** Whoever is signed in is led on: the page is not shown to them even for a moment. */
  guestOnly?: boolean
  children: ReactNode
}

/** The layout of the pages to sign in or up: what the page is for, next to its form. */
export function EntryPage({ title, lead, links, guestOnly, children }: Props) {
  return (
    <Container data-guest={guestOnly || undefined}>
      <div className={styles.page}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <Card padding="large" className={styles.card ?? ''}>
          <noscript>
            <Notice tone="warning">{texts.needsScript}</Notice>
          </noscript>
          {children}
          {links && <div className={styles.links}>{links}</div>}
        </Card>
      </div>
    </Container>
  )
}
