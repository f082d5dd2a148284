import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

export type SkeletonProps = ComponentProps<'span'> & { shape?: 'text' | 'title' | 'block' | 'circle' }

/**
 * A placeholder in the shape of content that is loading; invisible for the first 300 ms. `text` and `title` are
 * one line high, `block` and `circle` take their size from `className` or the parent.
 */
export function Skeleton({ shape = 'text', className, ...rest }: SkeletonProps) {
  return (
    <span {...rest} aria-hidden="true" className={classNames(styles.skeleton, styles[shape], className)} />
  )
}

/** Holds skeletons and announces what is loading, for example 'Cargando roadmaps…'. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div role="status" className={className}>
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  )
}
