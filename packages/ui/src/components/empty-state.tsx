import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ButtonLink } from './button-link.tsx'
import styles from './state.module.css'

export type EmptyStateProps = {
  icon: ReactNode
  title: string
  /** What this place is for, in a sentence. */
  description?: ReactNode
  /** The one thing to do here: a button. */
  action?: ReactNode
  /** The way to where something is. */
  link?: { href: string; label: string }
  className?: string
}

/** Stands where nothing is yet. */
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
