import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './chip.module.css'

/** A topic as a link. `aria-current` marks the current one. */
export function ChipLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={classNames(styles.chip, className)}>
      {children}
    </a>
  )
}

/** A row of chips, each an `li`. */
export function ChipList({ className, ...rest }: ComponentProps<'ol'>) {
  return <ol {...rest} className={classNames(styles.list, className)} />
}
