import { topics } from '@semaforo/contracts/services'
import { createTopics } from '@semaforo/platform/topics'
import { aTopic, bareKafka, brokers, measure as publishToHandler } from './kafka.bench.ts'
import { quantile } from './quantile.ts'
import { likeToEvent } from './realtime/like-to-event.ts'
import { openSite } from './realtime/open-site.ts'
import { openPage, openPages } from './realtime/pages.ts'
import { type Figures, wantsQuiet } from './table.ts'

const size = 100
const samples = 600
const most = 60

/**
 * The latency from a like request to the event on the same person's second page, through Kafka, MongoDB and
 * Redis, with two instances of realtime and the connections spread over both; compared with a bare producer and
 * consumer.
 */
export async function bench(): Promise<Figures> {
  await createTopics({ brokers: brokers(), clientId: 'bench' }, topics, { partitions: 6, replication: 1 })
  const site = await openSite('catalog,likes')
  const instances = [await openSite('realtime', 0, site), await openSite('realtime', 0, site)]
  const bare = await bareKafka(await aTopic())
  try {
    const names = Array.from({ length: size }, (_, n) => `person-${n}-${site.control.split(':').at(-1)}`)
    const pages = await openPages([...names.entries()], async ([n, person]) =>
      openPage(instances[n % instances.length]?.url ?? '', await site.token(person)),
    )
    const people = pages.map((page, n) => ({ person: names[n] as string, page }))
    await likeToEvent(site, people, size)
    const ours = await likeToEvent(site, people, samples)
    await publishToHandler(bare, 100)
    const peer = await publishToHandler(bare, samples)
    for (const page of pages) page.close()
    return figures(ours, peer)
  } finally {
    await bare.close()
    for (const each of [...instances, site]) await each.stop()
  }
}

function figures(ours: readonly number[], peer: readonly number[]): Figures {
  const row = (name: string, times: readonly number[]) => ({
    name,
    'p50 ms': quantile(times, 0.5).toFixed(1),
    'p99 ms': quantile(times, 0.99).toFixed(1),
  })
  return {
    title: `Realtime: request of a like to the event at a second page, ${size} people, two instances, ${samples} likes`,
    rows: [row('like to event, Kafka, MongoDB, Redis', ours), row('bare kafkajs, publish to handler', peer)],
    goals: [
      {
        name: 'p99 ms of a like to its event',
        measured: quantile(ours, 0.99),
        comparison: 'at most',
        goal: most,
      },
    ],
    note: wantsQuiet,
  }
}
