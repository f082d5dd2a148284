import type { Lever } from '@semaforo/contracts'
import { personalKeyPrefix, stored, useStored } from '@semaforo/frontend-kit'
import * as z from 'zod/mini'
import { withLatest } from '../result/with-latest.ts'

type Ticked = Record<string, Record<string, readonly string[]>>

const Ticked = z.record(z.string(), z.record(z.string(), z.array(z.string())))

/** The steps that are done, by user and record: they stay in this browser and are removed when the session ends. */
const ticked = stored<Ticked>(`${personalKeyPrefix}plan-steps`, (json) => Ticked.safeParse(json).data, {})

/** Which steps of a record's plan are done, and the function that ticks and unticks one. */
export function useTickedSteps(
  userId: string,
  recordId: string,
): [isTicked: (lever: Lever) => boolean, tick: (lever: Lever, done: boolean) => void] {
  const done = useStored(ticked)[userId]?.[recordId] ?? []
  function tick(lever: Lever, isDone: boolean) {
    const own = ticked.read()[userId] ?? {}
    const others = (own[recordId] ?? []).filter((each) => each !== lever)
    const now: readonly string[] = [...others, ...(isDone ? [lever] : [])]
    ticked.write({ ...ticked.read(), [userId]: withLatest(own, recordId, now) })
  }
  return [(lever) => done.includes(lever), tick]
}
