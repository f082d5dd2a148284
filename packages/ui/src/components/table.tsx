import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './table.module.css'

/** A table as wide as its place, with a line below each row. */
export function Table({ className, ...rest }: ComponentProps<'table'>) {
  return <table {...rest} className={classNames(styles.table, className)} />
}
