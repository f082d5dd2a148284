import { setTimeout as sleep } from 'node:timers/promises'
import { mongo } from 'mongoose'
import { backoffMs } from '../events/backoff.ts'
import type { StoreDefinition } from '../ports/aggregate-store.ts'
import type { AggregateModel } from './aggregate-model.ts'
import { fromDocument } from './document.ts'
import { fingerprint, indexKeys } from './index-keys.ts'

const renewedAtOnce = 500
const attempts = 5
const betweenAttempts = { firstMs: 100, maxMs: 1_000 }

/**
 * Synchronises keys and indexes of a collection with the declaration of its store, and waits for them; creates
 * the collection if it does not exist. Without a timeout: there may be many aggregates.
 *
 * Instances that start at once may all find the same index outdated. One drops it: for the others there is nothing
 * to drop any more, and what they read by it is ended (`QueryPlanKilled`). Each attempt compares anew.
 */
export async function prepareCollection(
  model: AggregateModel,
  definition: StoreDefinition,
  attempt = 1,
): Promise<void> {
  try {
    await renewKeys(model, definition)
    await model.syncIndexes()
  } catch (error) {
    if (attempt === attempts || !(error instanceof mongo.MongoServerError)) throw error
    await sleep(backoffMs(attempt, betweenAttempts))
    await prepareCollection(model, definition, attempt + 1)
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
