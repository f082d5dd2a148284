import type { AggregateEntry, StoreName } from '../archive/entry.ts'
import type { AggregateDocument } from './aggregate-document.ts'
import type { Database } from './connect-once.ts'
import { collectionOf } from './copied-stores.ts'
import { fromDocument } from './document.ts'

/** Every aggregate of a store. */
export async function* storedAggregates(db: Database, of: StoreName): AsyncGenerator<AggregateEntry> {
  for await (const document of db.collection<AggregateDocument>(collectionOf(of)).find()) {
    const { _id: id, version, state, causes } = document
    yield { kind: 'aggregate', ...of, id, version, state: fromDocument(state), causes }
  }
}
