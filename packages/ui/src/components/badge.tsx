import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './badge.module.css'

export type BadgeProps = ComponentProps<'span'> & {
  tone?: 'neutral' | 'brand' | 'good' | 'attention' | 'alert'
}

/** A word or a figure that qualifies the text next to it. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(styles.badge, styles[tone], className)} />
}
