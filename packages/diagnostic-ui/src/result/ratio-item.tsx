import type { RatioResult } from '@semaforo/contracts'
import { limitsOf, ratioText } from '@semaforo/diagnosis'
import { ChevronDown, Rating } from '@semaforo/ui'
import { use } from 'react'
import { texts } from '../diagnostic.texts.ts'
import { signed } from '../format.ts'
import styles from './analysis.module.css'
import { limitsText } from './limits-text.ts'
import { ScoreScale } from './score-scale.tsx'
import { Topics } from './topics.ts'

const tones = { bien: 'good', atencion: 'attention', alerta: 'alert' } as const

/** A ratio in one line that opens on its band, contribution, meaning, advice and topics. */
export function RatioItem({ ratio }: { ratio: RatioResult }) {
  const TopicLinks = use(Topics)
  const { name, rating, points, value, unit, contribution, effectiveWeight, explanation, advice } = ratio
  const applies = rating !== 'no_aplica' && points !== null
  return (
    <li>
      <details className={styles.ratio}>
        <summary>
          <ChevronDown />
          <b>{name}</b>
          {applies ? (
            <>
              <Rating tone={tones[rating]}>
                {`${ratioText(value, unit)} · ${texts.analysis.ratings[rating]}`}
              </Rating>
              <span className={styles.limits}>{limitsText(ratio)}</span>
            </>
          ) : (
            <span>{texts.analysis.notApplicable}</span>
          )}
        </summary>
        <div className={styles.words}>
          {applies && (
            <>
              <ScoreScale score={points} labels={bandLabels(ratio)} />
              {effectiveWeight > 0 && (
                <p className={styles.added}>
                  {texts.analysis.added(signed(contribution), effectiveWeight.toFixed(1))}
                </p>
              )}
            </>
          )}
          <p>{explanation}</p>
          {advice && (
            <p>
              <b>{texts.analysis.advice}</b> <span>{advice}</span>
            </p>
          )}
          <p>
            <b>{texts.analysis.formula}</b> {ratio.formula}.
          </p>
          <TopicLinks slugs={ratio.tags} />
        </div>
      </details>
    </li>
  )
}

/** Each band with the value at which it begins. */
function bandLabels({ key, unit }: RatioResult) {
  const { attention, good } = limitsOf(key)
  const { alerta, atencion, bien } = texts.analysis.ratings
  const begins = (value: number | undefined, rating: string) =>
    value === undefined ? (
      rating
    ) : (
      <>
        <b>{ratioText(value, unit)}</b> {rating}
      </>
    )
  return [alerta, begins(attention, atencion), begins(good, bien)]
}
