import { type Connection, type mongo, Schema } from 'mongoose'
import type { StoreDefinition } from '../ports/aggregate-store.ts'
import type { AggregateDocument } from './aggregate-document.ts'
import { fromDocument } from './document.ts'
import { fingerprint, indexKeys, keyPath } from './index-keys.ts'

/** Makes the collection of a store and brings its keys and indexes to what is declared, and waits for them. */
export async function prepareCollection(
  connection: Connection,
  name: string,
  definition: StoreDefinition,
): Promise<void> {
  const model = connection.model(name, schemaOf(definition), name, { overwriteModels: true })
  // Without the bound of time that the work on single aggregates has: these may be many.
  const aggregates = connection.getClient().db(connection.name).collection<AggregateDocument>(name)
  await renewKeys(aggregates, definition)
  await model.syncIndexes()
}

function schemaOf({ indexes = {} }: StoreDefinition): Schema {
  const schema = new Schema({}, { autoIndex: false, autoCreate: false })
  // An aggregate without events that wait has no entry here: the index holds what is on its way.
  schema.index({ 'pending.since': 1 }, { name: 'pending', sparse: true })
  schema.index({ keyed: 1 }, { name: 'keyed' })
  for (const [indexName, index] of Object.entries(indexes)) {
    const path = keyPath(indexName, index)
    // Only whole keys are stored: an aggregate that misses a value misses the field, and the index misses it.
    if (index.unique) schema.index({ [path]: 1 }, { name: path, unique: true, sparse: true })
    else {
      const present = { partialFilterExpression: { [path]: { $exists: true } } }
      schema.index({ [path]: 1, _id: 1 }, { name: path, ...present })
    }
  }
  return schema
}

/**
 * Makes the keys anew that other declarations made. What an instance of an older release writes after this
 * gets them at the next start of a newer one.
 */
async function renewKeys(
  aggregates: mongo.Collection<AggregateDocument>,
  definition: StoreDefinition,
): Promise<void> {
  const keyed = fingerprint(definition)
  for await (const { _id, version, state } of aggregates.find({ keyed: { $ne: keyed } })) {
    const keys = indexKeys(definition, fromDocument(state))
    await aggregates.updateOne({ _id, version }, { $set: { keys, keyed } })
  }
}
