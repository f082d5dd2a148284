import { thresholds } from '@semaforo/diagnosis'
import type { CSSProperties, ReactNode } from 'react'
import { texts } from '../diagnostic.texts.ts'
import styles from './score-scale.module.css'

const from = [0, thresholds.stable, thresholds.healthy]
const shares = [thresholds.stable, thresholds.healthy - thresholds.stable, 100 - thresholds.healthy]

type Props = {
  score: number
  /** What is written under each band, from the worst to the best. */
  labels?: readonly ReactNode[]
}

/** The position of a score between the bands of 0 to 100; adds nothing to the text. */
export function ScoreScale({ score, labels = scoreLabels }: Props) {
  return (
    <div aria-hidden="true" className={styles.scale}>
      {labels.map((label, index) => (
        <span key={from[index]} className={styles.band} style={{ flexGrow: shares[index] }}>
          <span className={styles.bar} />
          <span>{label}</span>
        </span>
      ))}
      <span className={styles.needle} style={{ '--score': score } as CSSProperties} />
    </div>
  )
}

const scoreLabels = texts.expert.scale.map((band, index) => (
  <>
    <b>{from[index]}</b> {band}
  </>
))
