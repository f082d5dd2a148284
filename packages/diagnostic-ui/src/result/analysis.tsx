import type { Diagnosis } from '@semaforo/contracts'
import { Card, Notice } from '@semaforo/ui'
import { texts } from '../diagnostic.texts.ts'
import styles from './analysis.module.css'
import { Highlights } from './highlights.tsx'
import { RatioItem } from './ratio-item.tsx'
import { sumLine } from './sum-line.ts'

type Props = {
  diagnosis: Diagnosis
  /** False where the warnings are shown beside their figures. */
  withWarnings?: boolean
}

/** 'Análisis': the contribution of each ratio to the score, what it means, and the topics about it. */
export function Analysis({ diagnosis, withWarnings = true }: Props) {
  const { ratios, caps, warnings } = diagnosis.details
  const sum = sumLine(diagnosis)
  const binding = caps.filter(({ contribution }) => contribution < 0)
  return (
    <section aria-labelledby="analisis" className={styles.analysis}>
      <div>
        <h2 id="analisis">{texts.analysis.title}</h2>
        <p className={styles.soft}>{texts.analysis.lead}</p>
      </div>
      {binding.map(({ key, explanation }) => (
        <Notice key={key} tone="error">
          {explanation}
        </Notice>
      ))}
      {withWarnings &&
        warnings.map(({ code, message }) => (
          <Notice key={code} tone="warning">
            {message}
          </Notice>
        ))}
      <Card padding="large">
        <h3>{texts.analysis.ratios(ratios.length)}</h3>
        <div className={styles.soft}>
          {sum && <p>{sum}</p>}
          <Highlights details={diagnosis.details} />
        </div>
        <ul className={styles.ratios}>
          {ratios
            .toSorted((one, other) => other.weight - one.weight)
            .map((ratio) => (
              <RatioItem key={ratio.key} ratio={ratio} />
            ))}
        </ul>
      </Card>
    </section>
  )
}
