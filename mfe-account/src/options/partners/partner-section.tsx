import { Card } from '@semaforo/ui'
import { type ReactNode, type Ref, useId } from 'react'
import styles from './partners.module.css'

type Props = {
  title: string
  /** Its heading, which can have the focus. */
  heading?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A part of a partner's page. */
export function PartnerSection({ title, heading, children }: Props) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={styles.part ?? ''}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </Card>
  )
}
