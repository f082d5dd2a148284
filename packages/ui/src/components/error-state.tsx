import { RotateCcw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Button } from './button.tsx'
import styles from './state.module.css'

export type ErrorStateProps = {
  /** What happened. */
  title: string
  /** What to do about it. */
  description?: ReactNode
  onRetry?: () => void
  /** While a retry is under way. */
  retrying?: boolean
  /** The level of the heading that the title is where it stands for a whole page; plain words otherwise. */
  level?: 1 | 2
  /** Another icon than the triangle. */
  icon?: ReactNode
  className?: string
}

/** Stands where something failed, says so at once, and offers to try again. */
export function ErrorState({
  title,
  description,
  onRetry,
  retrying = false,
  level,
  icon,
  className,
}: ErrorStateProps) {
  const Title = level ? (`h${level}` as const) : 'p'
  return (
    <div
      role="alert"
      className={classNames(styles.state, styles.failed, level === 1 && styles.page, className)}
    >
      <span className={styles.icon}>{icon ?? <TriangleAlert />}</span>
      <Title className={styles.title}>{title}</Title>
      {description && <div className={styles.text}>{description}</div>}
      {onRetry && (
        <Button variant="secondary" loading={retrying} onClick={onRetry}>
          <RotateCcw />
          Intentar de nuevo
        </Button>
      )}
    </div>
  )
}
