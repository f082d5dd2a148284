import { entry } from '../entry.ts'
import type { Stores } from '../parts.ts'
import type { StoreDefinition } from '../ports/aggregate-store.ts'
import { createAggregateStore } from './aggregate-store.ts'
import { answering } from './answering.ts'
import { type Database, openDatabase } from './database.ts'
import { createOutbox, outboxSchema, type SqliteOutbox } from './outbox.ts'
import { ownFile } from './own-file.ts'

type ServiceFile = { database: Database; outbox: SqliteOutbox; letGo: () => void }

/** A SQLite file for each service, with its stores and their one outbox. One process at a time owns a file. */
export function openSqliteStores(dataDir: string): Stores {
  const services = new Map<string, ServiceFile>()

  function openService(service: string): ServiceFile {
    const letGo = ownFile(dataDir, service)
    const database = openDatabase(dataDir, service, 'FULL', outboxSchema)
    return { database, outbox: createOutbox(database), letGo }
  }

  return {
    async open<State, Index extends string>(definition: StoreDefinition<Index>) {
      const { database, outbox } = entry(services, definition.service, openService)
      return { store: createAggregateStore<State, Index>(database, outbox, definition), outbox }
    },
    ready: async () => answering([...services.values()].map(({ database }) => database)),
    async close() {
      await Promise.all([...services.values()].map(({ database }) => database.close()))
      for (const { letGo } of services.values()) letGo()
      services.clear()
    },
  }
}
