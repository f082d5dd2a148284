import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

export type CardProps = ComponentProps<'div'> & {
  /** The element to render; `article` for self-contained content, such as a video. */
  as?: 'div' | 'article' | 'section' | 'li'
  /** `none` lets a picture reach the edge. */
  padding?: 'none' | 'medium' | 'large'
}

/** A surface that groups related content. */
export function Card({ as = 'div', padding = 'medium', className, ...rest }: CardProps) {
  const Element = as as 'div'
  return (
    <Element
      {...rest}
      className={classNames(styles.card, padding !== 'none' && styles[padding], className)}
    />
  )
}
