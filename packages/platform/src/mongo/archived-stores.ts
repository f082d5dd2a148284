import type { AggregateEntry, OutboxEntry, StoreName } from '../archive/entry.ts'
import { type AggregateDocument, toPendingEvent } from './aggregate-document.ts'
import type { Database } from './connect-once.ts'
import { collectionOf } from './copied-stores.ts'
import { fromDocument } from './document.ts'

/** The stores of a database: its collections `{service}.{store}`. */
export async function storesIn(db: Database): Promise<StoreName[]> {
  const found = await db.listCollections({}, { nameOnly: true }).toArray()
  return found
    .map(({ name }) => name.split('.'))
    .flatMap(([service, store, ...rest]) =>
      service && store && rest.length === 0 && service !== 'system' ? [{ service, store }] : [],
    )
    .sort((one, other) => collectionOf(one).localeCompare(collectionOf(other)))
}

/** Every aggregate of a store, each with its pending events as they were at the same moment. */
export async function* archivedStore(
  db: Database,
  { service, store }: StoreName,
): AsyncGenerator<{ aggregate: AggregateEntry; pending: OutboxEntry[] }> {
  const documents = db.collection<AggregateDocument>(collectionOf({ service, store }))
  for await (const { _id: id, version, state, causes, pending, erasedAt } of documents.find()) {
    yield {
      aggregate: {
        kind: 'aggregate',
        service,
        store,
        id,
        version,
        state: fromDocument(state),
        causes,
        ...(erasedAt && { erased: erasedAt.getTime() }),
      },
      pending: pending
        .map(toPendingEvent)
        .map(({ topic, event }) => ({ kind: 'pending', service, topic, event })),
    }
  }
}
