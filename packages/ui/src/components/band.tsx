import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './band.module.css'

export type BandProps = {
  title: ReactNode
  /** The offer, in one or two sentences. */
  children: ReactNode
  /** The call to action: a button or a link. */
  action: ReactNode
  /** Next to the text on wide screens, hidden on phones: a `TrafficLight`. */
  visual?: ReactNode
  className?: string
}

/** The dark call to action that closes a page; its content has the dark theme in both themes of the page. */
export function Band({ title, children, action, visual, className }: BandProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classNames(styles.band, className)}>
      {visual && <div className={styles.visual}>{visual}</div>}
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        <p>{children}</p>
      </div>
      <div className={styles.action}>{action}</div>
    </section>
  )
}
