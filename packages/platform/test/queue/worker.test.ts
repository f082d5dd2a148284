import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { eventually } from '@semaforo/testing/eventually'
import { fakeTimers } from '@semaforo/testing/fake-timers'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { openEmbeddedPlatform } from '../../src/embedded/platform.ts'
import type { QueueItem } from '../../src/queue/queue-item.ts'
import { startQueueWorker } from '../../src/queue/worker.ts'

type Item = QueueItem
const log = { warn: () => undefined, error: () => undefined, debug: () => undefined, trace: () => undefined }

async function aQueue() {
  const platform = openEmbeddedPlatform({ dataDir: temporaryDirectory(), log })
  endsWithTest(platform.close)
  return platform.store<Item, 'due'>({
    service: 'test',
    name: 'item',
    indexes: { due: { paths: ['dueAt'] } },
  })
}

test('an item whose failure leaves it without a time waits for somebody to give it one', async () => {
  const queue = await aQueue()
  let attempts = 0
  const worker = startQueueWorker<Item>({
    name: 'items',
    queue,
    async attempt() {
      attempts += 1
      throw new Error('no')
    },
    afterFailure: ({ dueAt: _, ...item }) => item,
    longestWaitMs: 1_000,
    log,
    now: Date.now,
  })
  endsWithTest(worker.stop)
  await queue.update('one', () => [{ attempts: 0, dueAt: 0 }, []])
  worker.wake()
  await eventually(async () => expect((await queue.get('one'))?.state).toEqual({ attempts: 1 }))
  await queue.update('one', (item) => [item ? { ...item, dueAt: 0 } : null, []])
  worker.wake()
  await eventually(async () => expect((await queue.get('one'))?.state).toEqual({ attempts: 2 }))
  expect(attempts).toBe(2)
})

test('a queue is looked at when its next item is due, and not before', async () => {
  const queue = await aQueue()
  const attempts: string[] = []
  await queue.update('soon', () => [{ attempts: 0, dueAt: 2_000 }, []])
  await queue.update('late', () => [{ attempts: 0, dueAt: 60_000 }, []])
  let looks = 0
  const counted: typeof queue = {
    ...queue,
    query(index, query) {
      if (query.from === undefined) looks += 1
      return queue.query(index, query)
    },
  }
  const timers = fakeTimers({
    now: 0,
    toNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval'],
  })
  const worker = startQueueWorker<Item>({
    name: 'items',
    queue: counted,
    async attempt(id) {
      attempts.push(id)
      return undefined
    },
    afterFailure: () => null,
    longestWaitMs: 60_000,
    log,
    now: Date.now,
  })
  await timers.tickAsync(1_999)
  expect({ attempts, looks }).toEqual({ attempts: [], looks: 1 })
  await timers.tickAsync(1)
  await eventually(() => expect(attempts).toEqual(['soon']))
  await worker.stop()
})
