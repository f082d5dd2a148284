import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { event, likesChanged } from '@semaforo/contracts'
import { toCloudEvent, toRecord } from '@semaforo/platform'
import { type InstancesSystem, openSystem } from './instances/system.ts'
import { likesPerSecond } from './likes/likes-per-second.ts'
import { quantile } from './quantile.ts'
import { type Figures, type Row, wantsQuiet } from './table.ts'

const counts = [1, 2, 4]
const atOnce = 64
const seconds = 15
/** Events that wait for the catalog: `BENCH_EVENTS`. */
const waiting = Number(process.env['BENCH_EVENTS'] ?? 100_000)
/** Few, since the test server reads all documents of a collection for each write that asks for a version. */
const people = 500
const lastTag = 3
const otherTag = 4

async function likes(system: InstancesSystem): Promise<Figures> {
  const rows: Row[] = []
  const catalog = await system.run('catalog', 1)
  for (const count of counts) {
    const running = await system.run('likes', count)
    // Others than before: each begins without a like.
    const tokens = await Promise.all(Array.from({ length: atOnce }, () => system.token(randomUUID())))
    const { perSecond, times } = await likesPerSecond(running.urls, tokens, seconds)
    rows.push({
      name: `likes, instances: ${count}`,
      'a second': Math.round(perSecond),
      'p50 ms': quantile(times, 0.5).toFixed(1),
      'p99 ms': quantile(times, 0.99).toFixed(1),
    })
    await running.stop()
  }
  await catalog.stop()
  return {
    title: `likes that were taken on Kafka, MongoDB and Redis, ${atOnce} at once, while a catalog counts them`,
    rows,
    goals: [],
    note: wantsQuiet,
  }
}

/** Each person likes one tag and takes it back in turn, and another one at last. */
async function publishChanges(system: InstancesSystem) {
  const subjects = Array.from({ length: people }, () => randomUUID())
  const each = waiting / people
  for (let sequence = 1; sequence <= each; sequence++) {
    const likes = [{ kind: 'tag' as const, id: sequence === each ? lastTag : otherTag }]
    const data =
      sequence === each || sequence % 2 === 1 ? { liked: likes, unliked: [] } : { liked: [], unliked: likes }
    const changes = subjects.map((subject) =>
      toCloudEvent(event(likesChanged, data), { service: 'likes', subject, sequence }),
    )
    await system.log.publish(changes.map((change) => toRecord(likesChanged.topic, change)))
  }
}

/** How long the catalog takes to count what was published while nobody counted. */
async function catchUp(system: InstancesSystem): Promise<Figures> {
  await publishChanges(system)
  const began = performance.now()
  const catalog = await system.run('catalog', 1)
  const counted = async () => {
    const answer = await fetch(`${catalog.urls[0]}/api/catalog/tags`)
    const { tags } = (await answer.json()) as { tags: { id: number; likes: number }[] }
    return tags.find(({ id }) => id === lastTag)?.likes ?? 0
  }
  while ((await counted()) < people) await sleep(1_000)
  const took = (performance.now() - began) / 1_000
  await catalog.stop()
  return {
    title: 'the catalog counts likes that were published while it was away',
    rows: [
      {
        name: 'one instance',
        events: waiting,
        seconds: took.toFixed(0),
        'a second': Math.round(waiting / took),
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
