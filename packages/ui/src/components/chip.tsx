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

/** A topic to choose. `aria-pressed` marks the one that is chosen. */
export function ChipButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={classNames(styles.chip, className)} />
}
