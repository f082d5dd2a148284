import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

export type SkeletonProps = ComponentProps<'span'> & { shape?: 'text' | 'title' | 'block' | 'circle' }

/**
 * The shape of something that is coming; nothing is seen of it in the first 300 ms. `text` and `title` are as
 * high as a line, `block` and `circle` fill what `className` or the surroundings give them.
 */
export function Skeleton({ shape = 'text', className, ...rest }: SkeletonProps) {
  return (
    <span {...rest} aria-hidden="true" className={classNames(styles.skeleton, styles[shape], className)} />
  )
}

/** Holds skeletons and says what is awaited, for instance 'Cargando roadmaps…'. */
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
