import type { AggregateEntry, OutboxEntry, StoreName } from '../archive/entry.ts'
import type { AggregateDocument } from './aggregate-document.ts'
import { toPendingDocument } from './aggregate-document.ts'
import type { Database } from './connect-once.ts'
import { asJson, toDocument } from './document.ts'

const batchSize = 500

export const collectionOf = ({ service, store }: StoreName) => `${service}.${store}`

/** The collections of a database that hold stores: `{service}.{store}`. */
export async function storesIn(db: Database): Promise<string[]> {
  const found = await db.listCollections({}, { nameOnly: true }).toArray()
  return found.map(({ name }) => name).filter((name) => /^(?!system\.)[^.]+\.[^.]+$/.test(name))
}

/**
 * Writes aggregates, and their pending events into their documents; written again, they are the same.
 * @param storeOf the store of a topic's events, if it is one
 */
export function createCopiedStores(db: Database, storeOf: (topic: string) => string | undefined) {
  const batches = new Map<string, AggregateEntry[]>()
  const stores = new Map<string, Set<string>>()

  const documents = (name: StoreName) => db.collection<AggregateDocument>(collectionOf(name))

  async function flush(name: string): Promise<void> {
    const batch = batches.get(name) ?? []
    batches.delete(name)
    const [first] = batch
    if (!first) return
    const writes = batch.map(({ id: _id, version, state, causes, erased }) => ({
      replaceOne: {
        filter: { _id },
        replacement: {
          version,
          state: toDocument(asJson(state)),
          causes: [...causes],
          // The first start of the service computes the keys of its indexes.
          keys: {},
          keyed: 'copied',
          pending: [],
          ...(erased !== undefined && { erasedAt: new Date(erased) }),
        },
        upsert: true,
      },
    }))
    await documents(first).bulkWrite(writes, { ordered: false })
  }

  return {
    async aggregate(entry: AggregateEntry): Promise<void> {
      const name = collectionOf(entry)
      const batch = batches.get(name) ?? []
      batches.set(name, batch)
      stores.set(entry.service, (stores.get(entry.service) ?? new Set()).add(entry.store))
      if (batch.push(entry) >= batchSize) await flush(name)
    },

    async pending({ service, topic, event }: OutboxEntry): Promise<void> {
      for (const name of batches.keys()) await flush(name)
      const [pending] = [toPendingDocument({ position: event.id, topic: topic as never, event })]
      const { subject, sequence } = event
      // The store of its topic, or any with that aggregate.
      const likely = [storeOf(topic) ?? '', ...(stores.get(service) ?? [])]
      for (const store of new Set(likely)) {
        const owner = { _id: subject, version: { $gte: sequence } }
        const { matchedCount } = await documents({ service, store }).updateOne(owner, { $push: { pending } })
        if (matchedCount > 0) return
      }
      throw new Error(`no aggregate ${subject} of ${service} for its pending event`)
    },

    /** Writes what waits, and counts the aggregates by collection. */
    async counts(): Promise<Map<string, number>> {
      for (const name of batches.keys()) await flush(name)
      const counts = new Map<string, number>()
      for (const name of await storesIn(db)) counts.set(name, await db.collection(name).countDocuments())
      return counts
    },
  }
}
