import { consume } from '../../src/events/consumer.ts'
import { on } from '../../src/events/reaction.ts'
import type { Platform } from '../../src/index.ts'
import { counted, openCopies } from './counters.ts'

/** Maintains a copy of every counter from its events alone. */
export async function copyCounters(platform: Platform): Promise<void> {
  const copies = await openCopies(platform)
  const copy = on(counted, async ({ id, subject, data }) => {
    await copies.update(
      subject,
      (before = { n: 0, effects: 0, faults: [] }) => {
        const faults =
          data.n === before.n + 1 ? before.faults : [...before.faults, `${data.n} after ${before.n}`]
        return [{ n: data.n, effects: before.effects + 1, faults }, []]
      },
      { idempotencyKey: id },
    )
  })
  await consume(platform.log, { group: 'copies', on: [copy] })
}
