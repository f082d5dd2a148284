import type { Stores } from '../parts.ts'
import { type AggregateModel, aggregateModel } from './aggregate-model.ts'
import { createAggregateStore } from './aggregate-store.ts'
import { connect, type MongoOptions } from './connection.ts'
import { refuseHalfCopied } from './copy-mark.ts'
import { createOutbox } from './outbox.ts'
import { prepareCollection } from './prepare-collection.ts'
import { withStoreErrors } from './store-errors.ts'

/**
 * Aggregates in MongoDB, a model and collection `{service}.{name}` for each store, in the database of the
 * address or `semaforo`. It connects in the background: opening a store waits for a server that does not answer
 * yet, with a warning in the log every few seconds.
 */
export function openMongoStores(options: MongoOptions): Stores {
  const { connection, untilAvailable, ready, close } = connect(options)
  const models = new Set<AggregateModel>()
  return {
    async open(definition) {
      const model = aggregateModel(connection, definition)
      await untilAvailable(() => refuseHalfCopied(connection))
      await untilAvailable(() => prepareCollection(model, definition))
      models.add(model)
      const outbox = createOutbox(model)
      return { store: withStoreErrors(createAggregateStore(model, outbox, definition)), outbox }
    },
    drop: ({ service, name }) =>
      untilAvailable(async () => {
        const collection = `${service}.${name}`
        const present = await connection.listCollections()
        if (present.some((each) => each.name === collection)) await connection.dropCollection(collection)
      }),
    async prune({ erased }, now) {
      // What still has events to publish stays until they are.
      const forgotten = { erasedAt: { $lt: new Date(now - erased) }, 'pending.0': { $exists: false } }
      for (const model of models) await model.deleteMany(forgotten)
    },
    ready,
    close,
  }
}
