import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './chip.module.css'

/** A topic to go to. `aria-current` marks the one that is shown. */
export function ChipLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={classNames(styles.chip, className)}>
      {children}
    </a>
  )
}

/** Chips beside each other, each an `li`. */
export function ChipList({ className, ...rest }: ComponentProps<'ol'>) {
  return <ol {...rest} className={classNames(styles.list, className)} />
}

/** A topic to choose. `aria-pressed` marks the one that is chosen. */
export function ChipButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={classNames(styles.chip, className)} />
}
