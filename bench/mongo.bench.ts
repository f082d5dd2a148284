import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { catalogChanged, event } from '@semaforo/contracts'
import { startRelay } from '@semaforo/platform'
import { openMongoStores } from '@semaforo/platform/mongo'
import mongoose, { Schema } from 'mongoose'
import type { Figures } from './table.ts'

const writers = 20
const aggregates = 200
const rounds = 4
const roundMs = 3_000
const share = 0.6
const mostBacklog = 1_000
/** The acknowledgement time of a nearby broker, approximately. */
const acknowledgeMs = 5

type Liked = { n: number; likedTagIds: number[]; likedRoadmapIds: number[] }

/** A state of about 200 bytes, as is typical of the product. */
const liked = (n: number): Liked => ({
  n,
  likedTagIds: Array.from({ length: 24 }, (_, at) => at + n),
  likedRoadmapIds: Array.from({ length: 8 }, (_, at) => at + n),
})
const happened = event(catalogChanged, {
  kind: 'tag',
  item: { id: 1, name: 'Flujo de efectivo', slug: 'flujo-de-efectivo', description: 'Lo que entra y sale.' },
})

/**
 * Runs the writers for one round.
 * @returns writes per second, including the time of `drain`
 */
async function round(write: (id: string, n: number) => Promise<unknown>, drain = async () => {}) {
  const begin = performance.now()
  let n = 0
  const writeOn = async () => {
    while (performance.now() - begin < roundMs) {
      n += 1
      await write(`aggregate-${n % aggregates}`, n)
    }
  }
  await Promise.all(Array.from({ length: writers }, writeOn))
  await drain()
  return (n / (performance.now() - begin)) * 1_000
}

async function openStore(url: string) {
  const stores = openMongoStores({ url })
  const { store, outbox } = await stores.open<Liked, never>({ service: 'bench', name: 'liked' })
  const events = { written: 0, relayed: 0, backlog: 0 }
  const relay = startRelay(outbox, {
    async publish(records) {
      events.backlog = Math.max(events.backlog, events.written - events.relayed)
      await sleep(acknowledgeMs)
      events.relayed += records.length
    },
    subscribe: async () => ({ stop: async () => {} }),
  })
  return {
    events,
    async write(id: string, n: number) {
      await store.update(id, () => [liked(n), [happened]])
      events.written += 1
    },
    async drained() {
      while ((await outbox.pending(1)).length > 0) await sleep(5)
    },
    async close() {
      await relay.stop()
      await stores.close()
    },
  }
}

/**
 * Writes with one event each through our store, with its relay running, compared with a bare `findOneAndUpdate`
 * of the same states. Rounds alternate on the same server.
 */
export async function bench(): Promise<Figures> {
  const url = process.env['MONGO_URL']
  if (!url) throw new Error('MONGO_URL is missing')
  const dbName = `bench-${randomUUID().slice(0, 8)}`
  const connection = await mongoose.createConnection(url, { dbName, maxPoolSize: writers }).asPromise()
  const schema = new Schema({ _id: String, n: Number, likedTagIds: [Number], likedRoadmapIds: [Number] })
  const bare = connection.model('Bare', schema)
  const ours = await openStore(`${url.replace(/\/$/, '')}/${dbName}`)
  const bareWrite = (id: string, n: number) => bare.findOneAndUpdate({ _id: id }, liked(n), { upsert: true })
  try {
    const perSecond = { ours: [] as number[], bare: [] as number[] }
    await round(ours.write, ours.drained)
    await round(bareWrite)
    ours.events.backlog = 0
    for (let each = 0; each < rounds; each += 1) {
      perSecond.bare.push(await round(bareWrite))
      perSecond.ours.push(await round(ours.write, ours.drained))
    }
    return figures(perSecond, ours.events.backlog)
  } finally {
    await ours.close()
    await connection.dropDatabase()
    await connection.close()
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function figures(perSecond: { ours: number[]; bare: number[] }, backlog: number): Figures {
  const [ours, bare] = [mean(perSecond.ours), mean(perSecond.bare)]
  const row = (name: string, writes: number, most: string | number) => ({
    name,
    'writes/s': Math.round(writes),
    'to bare': (writes / bare).toFixed(2),
    'most events waiting': most,
  })
  return {
    title: `MongoDB: ${writers} writers on ${aggregates} aggregates, ${rounds} alternating rounds of ${roundMs / 1_000} s`,
    rows: [row('semaforo, with events', ours, backlog), row('mongoose findOneAndUpdate', bare, '')],
    goals: [
      { name: 'writes/s to bare mongoose', measured: ours / bare, comparison: 'at least', goal: share },
      { name: 'most events waiting', measured: backlog, comparison: 'at most', goal: mostBacklog },
    ],
  }
}
