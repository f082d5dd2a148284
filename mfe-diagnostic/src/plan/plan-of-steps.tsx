import type { Figures } from '@semaforo/contracts'
import { planOf } from '@semaforo/diagnosis'
import { Card } from '@semaforo/ui'
import { useMemo } from 'react'
import { pageTexts } from '../minegocio/minegocio.texts.ts'
import styles from './changes.module.css'
import { Changes } from './changes.tsx'
import { StepItem } from './step-item.tsx'
import { useTickedSteps } from './ticked-steps.ts'

type Props = { figures: Figures; userId: string; recordId: string }

/** 'Tu plan de 3 pasos': the changes that gain most, computed here, and whether green is within reach. */
export function PlanOfSteps({ figures, userId, recordId }: Props) {
  const { steps, before, after } = useMemo(() => planOf(figures), [figures])
  const [isTicked, tick] = useTickedSteps(userId, recordId)
  return (
    <section aria-labelledby="plan" className={styles.changes}>
      <h2 id="plan" tabIndex={-1}>
        {pageTexts.plan.title(steps.length)}
      </h2>
      <Changes figures={figures}>
        <Card padding="large">
          {steps.length === 0 && <p>{pageTexts.plan.nothing}</p>}
          <ol className={styles.steps}>
            {steps.map((step) => (
              <StepItem
                key={step.lever}
                step={step}
                done={isTicked(step.lever)}
                onTick={(done) => tick(step.lever, done)}
              />
            ))}
          </ol>
          {before !== null && after !== null && steps.length > 1 && (
            <p className={styles.sum}>{pageTexts.plan.sum(before.toFixed(1), after.toFixed(1))}</p>
          )}
        </Card>
      </Changes>
    </section>
  )
}
