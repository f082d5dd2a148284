import type { Diagnosis } from '@semaforo/contracts'
import { Card, Notice } from '@semaforo/ui'
import { texts } from '../texts.ts'
import styles from './analysis.module.css'
import { Highlights } from './highlights.tsx'
import { RatioItem } from './ratio-item.tsx'
import { sumLine } from './sum-line.ts'

/** 'Análisis': the contribution of each ratio to the score, what it means, and the topics about it. */
export function Analysis({ diagnosis }: { diagnosis: Diagnosis }) {
  const { ratios, caps, warnings } = diagnosis.details
  return (
    <section aria-labelledby="analisis" className={styles.analysis}>
      <div>
        <h2 id="analisis">{texts.analysis.title}</h2>
        <p className={styles.soft}>{texts.analysis.lead}</p>
      </div>
      {caps.map(({ key, explanation, contribution }) => (
        <Notice key={key} tone={contribution < 0 ? 'error' : 'info'}>
          {explanation}
        </Notice>
      ))}
      {warnings.map(({ code, message }) => (
        <Notice key={code} tone="warning">
          {message}
        </Notice>
      ))}
      <Highlights details={diagnosis.details} />
      <Card padding="large">
        <h3>{texts.analysis.ratios}</h3>
        <p className={styles.soft}>{sumLine(diagnosis)}</p>
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
