import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './rating.module.css'

export type RatingTone = 'good' | 'attention' | 'alert'

export type RatingProps = ComponentProps<'span'> & { tone: RatingTone }

/** A rating in words ('bien', 'Empresa saludable'), in the colour of its tone. */
export function Rating({ tone, className, ...rest }: RatingProps) {
  return <span {...rest} className={classNames(styles.rating, styles[tone], className)} />
}
