import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './container.module.css'

export type ContainerProps = ComponentProps<'div'> & { as?: 'div' | 'main' | 'section' | 'nav' | 'footer' }

/** Centres content at most 1160 px wide and keeps the gutter at its sides. */
export function Container({ as = 'div', className, ...rest }: ContainerProps) {
  const Element = as as 'div'
  return <Element {...rest} className={classNames(styles.container, className)} />
}
