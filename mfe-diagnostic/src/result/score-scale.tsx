import { thresholds } from '@semaforo/diagnosis'
import type { CSSProperties } from 'react'
import { texts } from '../texts.ts'
import styles from './score-scale.module.css'

const from = [0, thresholds.stable, thresholds.healthy]
const shares = [thresholds.stable, thresholds.healthy - thresholds.stable, 100 - thresholds.healthy]

/** The position of the score between the bands; adds nothing to the text. */
export function ScoreScale({ score }: { score: number }) {
  return (
    <div aria-hidden="true" className={styles.scale}>
      {texts.expert.scale.map((band, index) => (
        <span key={band} className={styles.band} style={{ flexGrow: shares[index] }}>
          <span className={styles.bar} />
          <span>
            <b>{from[index]}</b> {band}
          </span>
        </span>
      ))}
      <span className={styles.needle} style={{ '--score': score } as CSSProperties} />
    </div>
  )
}
