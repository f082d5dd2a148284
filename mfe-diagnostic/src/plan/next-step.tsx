import type { Figures } from '@semaforo/contracts'
import { money, planOf } from '@semaforo/diagnosis'
import { texts } from '@semaforo/diagnostic-ui'
import { useQuery, useSession } from '@semaforo/frontend-kit'
import { useMemo } from 'react'
import { improvementQuery } from './improvement.ts'
import styles from './plan-of-steps.module.css'
import { useTickedSteps } from './ticked-steps.ts'

type Props = { figures: Figures; recordId: string }

/** The first step of the plan that is not done yet, with its amount. */
export function NextStep({ figures, recordId }: Props) {
  const { data, isPending } = useQuery(improvementQuery(figures))
  const { steps } = useMemo(() => planOf(figures, data), [figures, data])
  const [isTicked] = useTickedSteps(useSession()?.user.id ?? '', recordId)
  const step = isPending ? undefined : steps.find(({ lever }) => !isTicked(lever))
  return (
    <p className={styles.next}>
      {step && (
        <>
          {texts.plan.first} <b>{step.name}</b> · {money(step.amount)}
        </>
      )}
    </p>
  )
}
