import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ButtonLink } from './button-link.tsx'
import styles from './state.module.css'

export type EmptyStateProps = {
  icon: ReactNode
  title: string
  /** What this section is for, in a sentence. */
  description?: ReactNode
  /** The primary action: a button. */
  action?: ReactNode
  /** A link to a section with content. */
  link?: { href: string; label: string }
  className?: string | undefined
}

/** Shown in place of an empty list. */
export function EmptyState({ icon, title, description, action, link, className }: EmptyStateProps) {
  return (
    <div className={classNames(styles.state, className)}>
      <span className={styles.icon}>{icon}</span>
      <p className={styles.title}>{title}</p>
      {description && <div className={styles.text}>{description}</div>}
      {action}
      {link && (
        <ButtonLink href={link.href} variant="secondary">
          {link.label}
        </ButtonLink>
      )}
    </div>
  )
}
