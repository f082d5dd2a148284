import type { Log } from '../log.ts'
import type { Stores } from '../platform/parts.ts'
import type { AggregateDocument } from './aggregate-document.ts'
import { createAggregateStore } from './aggregate-store.ts'
import { connect } from './connection.ts'
import { createOutbox } from './outbox.ts'
import { prepareCollection } from './prepare-collection.ts'
import { tellingSilence } from './telling-silence.ts'

/**
 * Aggregates in MongoDB, a collection `{service}.{name}` for each store, in the database of the address or
 * `semaforo`. It connects in the background: opening a store waits for a server that does not answer yet, and
 * says so in the log every few seconds.
 */
export function openMongoStores({ url, log }: { url: string; log?: Log | undefined }): Stores {
  const { collection, whenItAnswers, ready, close } = connect(url, log)
  return {
    async open(definition) {
      const name = `${definition.service}.${definition.name}`
      await whenItAnswers((connection) => prepareCollection(connection, name, definition))
      const aggregates = () => collection<AggregateDocument>(name)
      const outbox = createOutbox(aggregates)
      return { store: tellingSilence(createAggregateStore(aggregates, outbox, definition)), outbox }
    },
    ready,
    close,
  }
}
