import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './notice.module.css'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

export type NoticeProps = ComponentProps<'div'> & { tone?: keyof typeof icons }

/** A remark next to the content. Give it `role="status"` if it appears after an action of the user. */
export function Notice({ tone = 'info', className, children, ...rest }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div {...rest} className={classNames(styles.notice, styles[tone], className)}>
      <Icon className={styles.icon} />
      <div className={styles.text}>{children}</div>
    </div>
  )
}
