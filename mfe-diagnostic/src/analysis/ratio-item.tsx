import type { RatioResult } from '@semaforo/contracts'
import { RatioBand } from '@semaforo/ui'
import { use } from 'react'
import { ratioText, signed } from '../format.ts'
import { texts } from '../texts.ts'
import styles from './analysis.module.css'
import { Topics } from './topics.ts'

const tones = { bien: 'good', atencion: 'attention', alerta: 'alert' } as const
/** Where 'atención' and 'bien' begin, as shares of the band: the thresholds of the score. */
const zones = [0.4, 0.7] as const

/** A ratio on its band, with its contribution, meaning, advice and topics. */
export function RatioItem({ ratio }: { ratio: RatioResult }) {
  const TopicLinks = use(Topics)
  const { name, rating, points, value, unit, contribution, effectiveWeight, explanation, advice } = ratio
  const words = (
    <div className={styles.words}>
      <p>{explanation}</p>
      {advice && (
        <p>
          <b>{texts.analysis.advice}</b> {advice}
        </p>
      )}
      <p>
        <b>{texts.analysis.formula}</b> {ratio.formula}.
      </p>
      <TopicLinks slugs={ratio.tags} />
    </div>
  )
  if (rating === 'no_aplica' || points === null) {
    return (
      <li>
        <p className={styles.absent}>
          <b>{name}</b> <span>{texts.analysis.notApplicable}</span>
        </p>
        {words}
      </li>
    )
  }
  return (
    <li>
      <RatioBand
        label={name}
        value={ratioText(value, unit)}
        tone={tones[rating]}
        rating={texts.analysis.ratings[rating]}
        position={points / 100}
        zones={zones}
      >
        <p className={styles.added}>
          {texts.analysis.added(signed(contribution), effectiveWeight.toFixed(1))}
        </p>
        {words}
      </RatioBand>
    </li>
  )
}
