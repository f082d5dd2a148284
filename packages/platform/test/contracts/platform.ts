import { describeAggregateStore } from './aggregate-store.ts'
import { describeAggregateStoreModel } from './aggregate-store-model.ts'
import { describeCache } from './cache.ts'
import { describeEvents } from './consumer.ts'
import { describeDeadLetters } from './dead-letters.ts'
import { describeEventLog } from './event-log.ts'
import type { OpenPlatform } from './open-platform.ts'
import { describeRateLimiter } from './rate-limiter.ts'
import { describeRetention } from './retention.ts'
import { describeSockets } from './sockets.ts'
import { describeTraces } from './traces.ts'

/** The contract tests of all parts of a platform. */
export function describePlatform(name: string, open: OpenPlatform) {
  describeAggregateStore(name, open)
  describeAggregateStoreModel(name, open)
  describeRetention(name, open)
  describeEventLog(name, open)
  describeEvents(name, open)
  describeDeadLetters(name, open)
  describeTraces(name, open)
  describeCache(name, open)
  describeRateLimiter(name, open)
  describeSockets(name, open)
  describeReadiness(name, open)
}

/** The contract tests of the assembled platform. */
export function describeMix(name: string, open: OpenPlatform) {
  describeEvents(name, open)
  describeTraces(name, open)
  describeCache(name, open)
  describeReadiness(name, open)
}

function describeReadiness(name: string, open: OpenPlatform) {
  test(`platform: ${name}: is ready while it is open, and not after closing`, async () => {
    const platform = await open()
    await platform.store({ service: 'ready', name: 'thing' })
    expect(await platform.ready()).toEqual({ ok: true })
    await platform.close()
    expect(await platform.ready()).toEqual({ ok: false, reason: expect.any(String) })
  })
}
