import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { eventually } from '@semaforo/testing/eventually'
import { unique } from '@semaforo/testing/unique'
import { register } from 'prom-client'
import { openKafkaLog } from '../../src/kafka/open-kafka-log.ts'
import { creatingTopics } from './creating-topics.ts'

const connection = { brokers: [process.env['KAFKA_BROKERS'] ?? ''], clientId: 'metrics' }

async function valuesOf(name: string, group: string): Promise<number[] | undefined> {
  const metric = await register.getSingleMetric(name)?.get()
  return metric?.values.filter(({ labels }) => labels['group'] === group).map(({ value }) => value)
}

test('a group shows how far each partition is behind, that it reads, and nothing after its stop', async () => {
  const log = creatingTopics(openKafkaLog(connection), connection)
  endsWithTest(log.close)
  const [topic, group] = [unique('topic'), unique('group')]
  const record = (value: string) => ({ topic, key: 'one key', value, headers: {} })
  await log.publish(['a', 'b', 'c'].map(record))
  const first = Promise.withResolvers<void>()
  const subscription = await log.subscribe({ group, topics: [topic], handle: () => first.promise })
  await eventually(async () => expect(await valuesOf('consumer_lag_records', group)).toEqual([3]))
  expect(await valuesOf('consumer_reading', group)).toEqual([1])
  first.resolve()
  await eventually(async () => expect(await valuesOf('consumer_lag_records', group)).toEqual([0]))
  await subscription.stop()
  expect(await valuesOf('consumer_lag_records', group)).toEqual([])
  expect(await valuesOf('consumer_reading', group)).toEqual([])
})

test('a group that waits for a topic that is missing shows that it does not read', async () => {
  const log = openKafkaLog(connection)
  endsWithTest(log.close)
  const group = unique('group')
  await log.subscribe({ group, topics: [unique('missing')], handle: async () => undefined })
  expect(await valuesOf('consumer_reading', group)).toEqual([0])
})
