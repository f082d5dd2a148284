import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './band.module.css'

export type BandProps = {
  title: ReactNode
  /** What is offered, in a sentence or two. */
  children: ReactNode
  /** The one call: a button or a link. */
  action: ReactNode
  /** Stands beside the words where there is room, and is left out on a phone: a `TrafficLight`. */
  visual?: ReactNode
  className?: string
}

/** The dark call that closes a page. Inside it the dark theme holds, whichever the page has. */
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
