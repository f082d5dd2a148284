import type { Plan as PlanData } from '@semaforo/diagnosis'
import { Card } from '@semaforo/ui'
import { texts } from '../diagnostic.texts.ts'
import styles from './plan.module.css'
import { StepItem, type Ticks } from './step-item.tsx'

type Props = {
  plan: PlanData
  /** Which steps are done, where they can be ticked. */
  ticks?: Ticks
}

/** The steps of a plan, and the score that they lead to. */
export function Plan({ plan: { steps, before, after }, ticks }: Props) {
  return (
    <Card padding="large">
      {steps.length === 0 && <p>{texts.plan.nothing}</p>}
      <ol className={styles.steps}>
        {steps.map((step) => (
          <StepItem key={step.lever} step={step} ticks={ticks} />
        ))}
      </ol>
      {before !== null && after !== null && steps.length > 1 && (
        <p className={styles.sum}>{texts.plan.sum(before.toFixed(1), after.toFixed(1))}</p>
      )}
    </Card>
  )
}
