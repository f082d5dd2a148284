import { setTimeout as sleep } from 'node:timers/promises'
import { mongo } from 'mongoose'
import { backoffMs } from '../events/backoff.ts'
import type { StoreDefinition } from '../ports/aggregate-store.ts'
import type { AggregateModel } from './aggregate-model.ts'
import { fromDocument } from './document.ts'
import { fingerprint, indexKeys } from './index-keys.ts'

const renewedAtOnce = 500
const syncAttempts = 5
const betweenSyncs = { firstMs: 100, maxMs: 1_000 }

/**
 * Synchronises keys and indexes of a collection with the declaration of its store, and waits for them; creates
 * the collection if it does not exist. Without a timeout: there may be many aggregates.
 */
export async function prepareCollection(model: AggregateModel, definition: StoreDefinition): Promise<void> {
  await renewKeys(model, definition)
  await syncIndexes(model)
}

/**
 * Instances that start at once may all find the same index outdated: one drops it, for the others it is gone. Each
 * attempt compares anew, so that who comes second has nothing left to drop.
 */
async function syncIndexes(model: AggregateModel, attempt = 1): Promise<void> {
  try {
    await model.syncIndexes()
  } catch (error) {
    if (attempt === syncAttempts || !(error instanceof mongo.MongoServerError)) throw error
    await sleep(backoffMs(attempt, betweenSyncs))
    await syncIndexes(model, attempt + 1)
  }
}

/**
 * Recomputes keys that other declarations produced. Aggregates that an instance of an older release writes
 * after this are recomputed at the next start of a newer one.
 */
async function renewKeys(model: AggregateModel, definition: StoreDefinition): Promise<void> {
  const keyed = fingerprint(definition)
  const outdated = model.find({ keyed: { $ne: keyed } }, { version: 1, state: 1, erasedAt: 1 }).lean()
  await outdated.cursor().eachAsync(
    async (aggregates) => {
      const writes = aggregates.map(({ _id, version, state, erasedAt }) => {
        const keys = indexKeys(definition, fromDocument(state))
        const erased = state === null && !erasedAt ? { erasedAt: new Date() } : {}
        return { updateOne: { filter: { _id, version }, update: { $set: { keys, keyed, ...erased } } } }
      })
      await model.bulkWrite(writes, { ordered: false })
    },
    { batchSize: renewedAtOnce },
  )
}
