import { RotateCcw, TriangleAlert } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Button } from './button.tsx'
import styles from './state.module.css'

export type ErrorStateProps = {
  /** What happened. */
  title: string
  /** What to do about it. */
  description?: ReactNode
  onRetry?: () => void
  /** While a retry is pending; without it the panel goes as soon as its button is pressed. */
  retrying?: boolean
  /** Level of the title's heading, for an error that replaces a whole page; without it the title is plain text. */
  level?: 1 | 2
  /** Replaces the triangle icon. */
  icon?: ReactNode
  className?: string
}

/** Replaces content that failed to load, announces it to screen readers, and offers a retry. */
export function ErrorState({
  title,
  description,
  onRetry,
  retrying,
  level,
  icon,
  className,
}: ErrorStateProps) {
  const Title = level ? (`h${level}` as const) : 'p'
  const retry = ({ currentTarget }: MouseEvent) => {
    // The button goes with what replaces a page: the focus stays in what holds that.
    if (level === 1 && retrying === undefined)
      currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
    onRetry?.()
  }
  return (
    <div
      role="alert"
      className={classNames(styles.state, styles.failed, level === 1 && styles.page, className)}
    >
      <span className={styles.icon}>{icon ?? <TriangleAlert />}</span>
      <Title className={styles.title}>{title}</Title>
      {description && <div className={styles.text}>{description}</div>}
      {onRetry && (
        <Button variant="secondary" loading={retrying ?? false} onClick={retry}>
          <RotateCcw />
          Intentar de nuevo
        </Button>
      )}
    </div>
  )
}
