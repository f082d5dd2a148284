import type { Figures } from '@semaforo/contracts'
import { planOf } from '@semaforo/diagnosis'
import { Plan, texts } from '@semaforo/diagnostic-ui'
import { useQuery } from '@semaforo/frontend-kit'
import { Button, Notice, Skeleton, SkeletonGroup } from '@semaforo/ui'
import { useMemo } from 'react'
import { improvementQuery } from './improvement.ts'
import styles from './plan-of-steps.module.css'
import { useTickedSteps } from './ticked-steps.ts'

type Props = { figures: Figures; userId: string; recordId: string }

/** 'Tu plan de 3 pasos', whose steps can be ticked, and whether green is within reach. */
export function PlanOfSteps({ figures, userId, recordId }: Props) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(improvementQuery(figures))
  const plan = useMemo(() => planOf(figures, data), [figures, data])
  const ticks = useTickedSteps(userId, recordId)
  return (
    <section aria-labelledby="plan" className={styles.plan}>
      <h2 id="plan" tabIndex={-1}>
        {texts.plan.title(isPending ? 0 : plan.steps.length)}
      </h2>
      {isPending ? (
        <SkeletonGroup label={texts.plan.loading}>
          <Skeleton shape="block" className={styles.awaited} />
        </SkeletonGroup>
      ) : (
        <>
          {data && <p>{data.message}</p>}
          {isError && (
            <Notice tone="warning" role="alert">
              <span className={styles.row}>
                {texts.plan.failed}
                <Button size="small" variant="secondary" loading={isFetching} onClick={() => void refetch()}>
                  {texts.retry}
                </Button>
              </span>
            </Notice>
          )}
          <Plan plan={plan} ticks={ticks} />
        </>
      )}
    </section>
  )
}
