import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Container } from './container.tsx'
import styles from './page.module.css'

export type PageProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The only `h1` of the page; a page that writes its own leaves it out. */
  title?: string
  /** The sentence below the title. */
  lead?: ReactNode
}

/** A page of the site, with its title and lead: one width, one size of title and one distance between its parts. */
export function Page({ title, lead, className, children, ...rest }: PageProps) {
  return (
    <Container {...rest} className={classNames(styles.page, className)}>
      {title && <h1>{title}</h1>}
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </Container>
  )
}
