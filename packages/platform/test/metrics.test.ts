import { increment, newEventKind } from '@semaforo/testing/counter-events'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { eventually } from '@semaforo/testing/eventually'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { unique } from '@semaforo/testing/unique'
import { register } from 'prom-client'
import { openSqliteLog } from '../src/embedded/event-log.ts'
import { openSqliteStores } from '../src/embedded/stores.ts'
import { openEmbeddedVolatile } from '../src/embedded/volatile.ts'
import { assemble, consume, on, type QueueItem, startQueueWorker } from '../src/index.ts'

const quiet = { warn: () => {}, error: () => {}, debug: () => {}, trace: () => {} }

/** An embedded platform whose log can be made to refuse what is published. */
function aPlatform() {
  const dataDir = temporaryDirectory()
  const log = openSqliteLog(dataDir)
  const state = { refuses: false }
  const publish: typeof log.publish = (records) =>
    state.refuses ? Promise.reject(new Error('the log refuses')) : log.publish(records)
  const platform = assemble(
    { stores: openSqliteStores(dataDir), log: { ...log, publish }, volatile: openEmbeddedVolatile(dataDir) },
    quiet,
  )
  endsWithTest(platform.close)
  return { platform, state }
}

/** The series of a metric as the process shows them now, with what their labels hold. */
async function series(name: string, labels: Record<string, string>) {
  const metric = await register.getSingleMetric(name)?.get()
  const ours = metric?.values.filter((each) =>
    Object.entries(labels).every(([key, value]) => each.labels[key] === value),
  )
  return ours?.map(({ value }) => value)
}

test('an outbox shows how many events wait and how old the oldest is, and nothing once they are published', async () => {
  const { platform, state } = aPlatform()
  const service = unique('counters')
  const kind = newEventKind()
  const store = await platform.store<{ n: number }>({ service, name: 'counter' })
  state.refuses = true
  await store.update('a', increment(kind))
  await store.update('b', increment(kind))
  expect(await series('outbox_events', { outbox: service })).toEqual([2])
  await eventually(async () => {
    const [age] = (await series('outbox_oldest_seconds', { outbox: service })) ?? []
    expect(age).toBeGreaterThan(0)
  })
  state.refuses = false
  await eventually(async () => {
    expect(await series('outbox_events', { outbox: service })).toEqual([0])
    expect(await series('outbox_oldest_seconds', { outbox: service })).toEqual([0])
  })
})

test('a group shows how far it is behind, what it repeats and what it gives up', async () => {
  const { platform } = aPlatform()
  const [service, group] = [unique('counters'), unique('group')]
  const kind = newEventKind()
  const store = await platform.store<{ n: number }>({ service, name: 'counter' })
  const first = Promise.withResolvers<void>()
  await consume(platform.log, {
    group,
    retries: { attempts: 2, firstMs: 1, maxMs: 1 },
    logger: quiet,
    on: [
      on(kind, async ({ data: { n } }) => {
        if (n === 1) await first.promise
        if (n === 2) throw new Error('this one never works')
      }),
    ],
  })
  for (let n = 0; n < 3; n += 1) await store.update('a', increment(kind))
  const lag = () => series('consumer_lag_records', { group, topic: kind.topic })
  await eventually(async () => expect(await lag()).toEqual([3]))
  first.resolve()
  await eventually(async () => expect(await lag()).toEqual([0]))
  expect(await series('consumer_retries_total', { group })).toEqual([1])
  const given = { group, topic: kind.topic, reason: 'handler-failed' }
  expect(await series('dead_letters_total', given)).toEqual([1])
})

test("the queue's metric counts all waiting items, due or not", async () => {
  const { platform } = aPlatform()
  const queue = await platform.store<QueueItem, 'due'>({
    service: unique('mails'),
    name: 'mail',
    indexes: { due: { paths: ['dueAt'] } },
  })
  const name = unique('mails')
  const worker = startQueueWorker<QueueItem>({
    name,
    queue,
    attempt: async () => undefined,
    afterFailure: () => null,
    longestWaitMs: 3_600_000,
    log: quiet,
    now: () => 0,
  })
  for (const id of ['a', 'b']) await queue.update(id, () => [{ attempts: 0, dueAt: 3_600_000 }, []])
  expect(await series('queue_items', { queue: name })).toEqual([2])
  await worker.stop()
  expect(await series('queue_items', { queue: name })).toEqual([])
})
