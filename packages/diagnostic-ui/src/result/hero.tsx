import type { Diagnosis, Figures, Prediction } from '@semaforo/contracts'
import { cautionOf } from '@semaforo/diagnosis'
import { Card } from '@semaforo/ui'
import type { ReactNode } from 'react'
import styles from './hero.module.css'
import { LightPart } from './light-part.tsx'
import { RiskPart } from './risk-part.tsx'
import { ScorePart } from './score-part.tsx'

type Props = {
  figures: Figures
  diagnosis: Diagnosis | null
  prediction: Prediction | null
  site?: string
  /** Goes around the score's scale. */
  aroundScale?: ((scale: ReactNode) => ReactNode) | undefined
  /** What can be done with the result. */
  children?: ReactNode
}

/** The result in one card: light, score and risk, each if its data exist. */
export function Hero({ figures, diagnosis, prediction, site, aroundScale, children }: Props) {
  const isScored = diagnosis !== null && diagnosis.overall.score !== null
  // 'Sin diagnóstico' goes with no risk verdict: the figures that are too few for a score are so for the model.
  const risk = diagnosis === null || isScored ? prediction : null
  if (!isScored && !risk) return null
  const caution = risk ? cautionOf(figures) : undefined
  return (
    <Card padding="large" className={styles.hero}>
      {isScored && risk && <LightPart diagnosis={diagnosis} prediction={risk} caution={caution} />}
      <div className={styles.parts}>
        {isScored && <ScorePart overall={diagnosis.overall} around={aroundScale} />}
        {risk && (
          <RiskPart prediction={risk} caution={isScored ? undefined : caution} {...(site && { site })} />
        )}
      </div>
      {children}
    </Card>
  )
}
