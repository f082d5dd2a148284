import { ChevronDown } from '@semaforo/ui'
import type { ComponentProps } from 'react'
import styles from './fold-toggle.module.css'

/** A line that shows and hides a part of the page; `aria-expanded` says which it does. */
export function FoldToggle({ children, ...button }: ComponentProps<'button'>) {
  return (
    <button {...button} type="button" className={styles.toggle}>
      {children}
      <ChevronDown />
    </button>
  )
}
