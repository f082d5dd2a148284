import { type Connection, type Model, Schema } from 'mongoose'
import type { StoreDefinition } from '../ports/aggregate-store.ts'
import type { AggregateDocument, PendingDocument } from './aggregate-document.ts'
import { keyPath } from './index-keys.ts'

export type AggregateModel = Model<AggregateDocument>

/**
 * Options of every operation on single aggregates: it fails when the server does not answer in time.
 * `timeoutMS` has no effect in mongodb 7.8; a `socketTimeoutMS` of the pool would also interrupt index builds.
 */
export const bounded = { socketTimeoutMS: 5_000 } as const

/** The model of a store: a collection `{service}.{name}` with a strict envelope around a state of any JSON. */
export function aggregateModel(connection: Connection, definition: StoreDefinition): AggregateModel {
  const name = `${definition.service}.${definition.name}`
  return connection.model<AggregateDocument>(name, schemaOf(definition), name, { overwriteModels: true })
}

const { Mixed } = Schema.Types

function schemaOf({ indexes = {} }: StoreDefinition): Schema<AggregateDocument> {
  const pending = new Schema<PendingDocument>(
    { id: String, topic: String, since: Date, event: String },
    { _id: false, id: false, strict: 'throw' },
  )
  const schema = new Schema<AggregateDocument>(
    {
      _id: String,
      version: Number,
      state: Mixed,
      causes: [String],
      keys: Mixed,
      keyed: String,
      pending: [pending],
      erasedAt: Date,
      claim: { by: String, at: Date },
    },
    {
      strict: 'throw',
      strictQuery: 'throw',
      minimize: false,
      versionKey: false,
      id: false,
      autoIndex: false,
      autoCreate: false,
      bufferCommands: false,
    },
  )
  // Sparse: only aggregates with pending events have an entry.
  schema.index({ 'pending.since': 1 }, { name: 'pending', sparse: true })
  schema.index({ keyed: 1 }, { name: 'keyed' })
  schema.index({ erasedAt: 1 }, { name: 'erased', sparse: true })
  for (const [indexName, index] of Object.entries(indexes)) {
    const path = keyPath(indexName, index)
    // The key is absent where one of its values is missing: then the aggregate is not in the index.
    if (index.unique) schema.index({ [path]: 1 }, { name: path, unique: true, sparse: true })
    else {
      const present = { partialFilterExpression: { [path]: { $exists: true } } }
      schema.index({ [path]: 1, _id: 1 }, { name: path, ...present })
    }
  }
  return schema
}
