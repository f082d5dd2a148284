import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Rating, type RatingTone } from './rating.tsx'
import styles from './ratio-band.module.css'

const tones = ['alert', 'attention', 'good'] as const

export type RatioBandProps = {
  label: string
  /** The formatted figure: '1.9', '45 %', '112'. */
  value: string
  tone: RatingTone
  /** The rating in a word: 'bien', 'atención', 'alerta'. */
  rating: string
  /** Position of the figure on the band, from 0 (worst) to 1 (best). */
  position: number
  /** Where 'atención' and 'bien' begin on the band, from 0 to 1. */
  zones?: readonly [attention: number, good: number]
  /** Its meaning, below the band. */
  children?: ReactNode
  className?: string
}

/** A figure with its rating over a band of three zones; the band adds nothing to the text. */
export function RatioBand({
  label,
  value,
  tone,
  rating,
  position,
  zones = [0.33, 0.6],
  children,
  className,
}: RatioBandProps) {
  const shares = [zones[0], zones[1] - zones[0], 1 - zones[1]]
  const at = Math.min(1, Math.max(0, position))
  return (
    <div className={classNames(styles.ratio, className)}>
      <span className={styles.label}>{label}</span>
      <Rating tone={tone}>
        {value} · {rating}
      </Rating>
      <span aria-hidden="true" className={styles.band} style={{ '--at': at } as CSSProperties}>
        {tones.map((zone, index) => (
          <span
            key={zone}
            className={classNames(styles.zone, styles[zone], zone === tone && styles.here)}
            style={{ flexGrow: shares[index] }}
          />
        ))}
        <span className={styles.marker} />
      </span>
      {children && <div className={styles.note}>{children}</div>}
    </div>
  )
}
