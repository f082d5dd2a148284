import { attemptTimeoutMs, claimable, type ObservedAttempts } from '../../src/queue/liveness.ts'
import type { QueueItem } from '../../src/queue/queue-item.ts'

const found = (state: Partial<QueueItem>) => ({
  id: 'an item',
  version: 1,
  state: { attempts: 1, dueAt: 0, ...state },
})

test("an attempt that misses three heartbeats is dead, by the observer's monotonic clock", () => {
  let seen: ObservedAttempts = new Map()
  const look = (state: Partial<QueueItem>, clock: number) => {
    const looked = claimable(seen, [found(state)], clock)
    seen = looked.seen
    return looked.free.length
  }
  expect(look({ beat: 3 }, 0)).toBe(0)
  expect(look({ beat: 3 }, attemptTimeoutMs - 1)).toBe(0)
  expect(look({ beat: 4 }, attemptTimeoutMs)).toBe(0)
  expect(look({ beat: 4 }, 2 * attemptTimeoutMs - 1)).toBe(0)
  expect(look({ beat: 0, attempts: 2 }, 2 * attemptTimeoutMs)).toBe(0)
  expect(look({ beat: 0, attempts: 2 }, 3 * attemptTimeoutMs)).toBe(1)
  expect(look({}, 3 * attemptTimeoutMs)).toBe(1)
})
