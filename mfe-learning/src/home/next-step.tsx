import { type DiagnosticRecord, improve } from '@semaforo/contracts'
import { figuresIn, money, planOf } from '@semaforo/diagnosis'
import { request, useQuery, useStored } from '@semaforo/frontend-kit'
import { tickedSteps } from '@semaforo/learning-kit'
import { Skeleton } from '@semaforo/ui'
import { texts } from './signed-in.texts.ts'

/**
 * The first step of the plan that is not ticked, with its amount. The plan needs the site's answer: without it nothing
 * is said, since another amount than that of the plan would be wrong.
 */
export function NextStep({ record }: { record: DiagnosticRecord }) {
  const figures = figuresIn(record)
  // The page of the diagnostic has the same query.
  const { data, isPending } = useQuery({
    queryKey: ['improvement', figures],
    queryFn: ({ signal }) => request(improve, { body: figures, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const done = useStored(tickedSteps)[record.user_id]?.[record.id] ?? []
  if (isPending) return <Skeleton />
  if (!data) return null
  const step = planOf(figures, data).steps.find(({ lever }) => !done.includes(lever))
  if (!step) return null
  return (
    <p>
      {texts.step} <b>{step.name}</b> ({money(step.amount)})
    </p>
  )
}
