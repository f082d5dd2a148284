import { Card } from '@semaforo/ui'
import { type ReactNode, useId } from 'react'
import styles from './partners.module.css'

/** A part of a partner's page. */
export function PartnerSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={styles.part ?? ''}>
      <h3 id={id}>{title}</h3>
      {children}
    </Card>
  )
}
