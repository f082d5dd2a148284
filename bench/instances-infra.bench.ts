import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { event, likesChanged } from '@semaforo/contracts'
import { toCloudEvent, toRecord } from '@semaforo/platform'
import { atOnce, likesPerSecond } from './instances/likes-per-second.ts'
import { type InstancesSystem, openSystem } from './instances/system.ts'
import { quantile } from './quantile.ts'
import { type Figures, type Row, wantsQuiet } from './table.ts'

const counts = [1, 2, 4]
/** Events that wait for the catalog: `BENCH_EVENTS`, of as many people. */
const waiting = Number(process.env['BENCH_EVENTS'] ?? 100_000)
const perPublish = 10_000
const tag = 3

async function likes(system: InstancesSystem): Promise<Figures> {
  const rows: Row[] = []
  for (const count of counts) {
    const running = await system.run('likes', count)
    // Others than before: each begins without a like.
    const tokens = await Promise.all(Array.from({ length: atOnce }, () => system.token(randomUUID())))
    const { perSecond, times } = await likesPerSecond(running.urls, tokens)
    rows.push({
      name: `likes, instances: ${count}`,
      'a second': Math.round(perSecond),
      'p50 ms': quantile(times, 0.5).toFixed(1),
      'p99 ms': quantile(times, 0.99).toFixed(1),
    })
    await running.stop()
  }
  return {
    title: `likes that were taken on Kafka, MongoDB and Redis, ${atOnce} at once`,
    rows,
    goals: [],
    note: wantsQuiet,
  }
}

/** How long the catalog takes to count what was published while nobody counted. */
async function catchUp(system: InstancesSystem): Promise<Figures> {
  for (let first = 0; first < waiting; first += perPublish) {
    const count = Math.min(perPublish, waiting - first)
    const records = Array.from({ length: count }, () => {
      const changed = event(likesChanged, { liked: [{ kind: 'tag', id: tag }], unliked: [] })
      return toRecord(
        likesChanged.topic,
        toCloudEvent(changed, { service: 'likes', subject: randomUUID(), sequence: 1 }),
      )
    })
    await system.log.publish(records)
  }
  const began = performance.now()
  const catalog = await system.run('catalog', 1)
  const counted = async () => {
    const answer = await fetch(`${catalog.urls[0]}/api/catalog/tags`)
    const { tags } = (await answer.json()) as { tags: { id: number; likes: number }[] }
    return tags.find(({ id }) => id === tag)?.likes ?? 0
  }
  while ((await counted()) < waiting) await sleep(1_000)
  const seconds = (performance.now() - began) / 1_000
  await catalog.stop()
  return {
    title: 'the catalog counts likes that were published while it was away',
    rows: [
      {
        name: 'one instance',
        events: waiting,
        seconds: seconds.toFixed(0),
        'a second': Math.round(waiting / seconds),
      },
    ],
    goals: [],
    note: wantsQuiet,
  }
}

/** Likes a second with one, two and four instances, and how fast what waited is counted, on servers of its own. */
export async function bench(): Promise<Figures[]> {
  const events = await openSystem('bench-catch-up')
  const caughtUp = await catchUp(events).finally(events.wipe)
  const taking = await openSystem('bench-likes')
  return [await likes(taking).finally(taking.wipe), caughtUp]
}
