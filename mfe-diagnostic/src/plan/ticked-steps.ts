import type { Lever } from '@semaforo/contracts'
import { useStored } from '@semaforo/frontend-kit'
import { tickedSteps } from '@semaforo/learning-kit'
import { withLatest } from '../result/with-latest.ts'

/** Which steps of a record's plan are done, and the function that ticks and unticks one. */
export function useTickedSteps(
  userId: string,
  recordId: string,
): [isTicked: (lever: Lever) => boolean, tick: (lever: Lever, done: boolean) => void] {
  const done = useStored(tickedSteps)[userId]?.[recordId] ?? []
  function tick(lever: Lever, isDone: boolean) {
    const own = tickedSteps.read()[userId] ?? {}
    const others = (own[recordId] ?? []).filter((each) => each !== lever)
    const now: readonly string[] = [...others, ...(isDone ? [lever] : [])]
    tickedSteps.write({ ...tickedSteps.read(), [userId]: withLatest(own, recordId, now) })
  }
  return [(lever) => done.includes(lever), tick]
}
