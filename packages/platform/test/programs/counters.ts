import { eventType, type Topic } from '@semaforo/contracts'
import { z } from 'zod'
import type { Platform } from '../../src/index.ts'

/** The aggregates that the kill test writes, and their projection. */
export const keys = ['a', 'b', 'c', 'd']

export const counted = eventType({
  topic: 'test.counter' as Topic,
  type: 'counter.counted.v1',
  data: z.object({ n: z.number() }),
})

export type Counter = { n: number }
/** `effects` counts the handled events; `faults` holds each event that was not the next of its key. */
export type Copy = { n: number; effects: number; faults: string[] }

export const openCounters = (platform: Platform) =>
  platform.store<Counter>({ service: 'counters', name: 'counter' })

export const openCopies = (platform: Platform) => platform.store<Copy>({ service: 'copies', name: 'copy' })
