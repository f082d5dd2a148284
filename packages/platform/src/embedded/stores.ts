import { getOrCreate } from '../get-or-create.ts'
import type { Stores } from '../parts.ts'
import type { StoreDefinition } from '../ports/aggregate-store.ts'
import { createAggregateStore } from './aggregate-store.ts'
import { type Database, openDatabase } from './database.ts'
import { lockServiceFile } from './file-lock.ts'
import { tableOf } from './index-sql.ts'
import { createOutbox, outboxSchema, type SqliteOutbox } from './outbox.ts'
import { pruneErased } from './prune-erased.ts'
import { readinessOf } from './readiness.ts'

type ServiceFile = { database: Database; outbox: SqliteOutbox; names: Set<string>; releaseLock: () => void }

/**
 * A SQLite file for each service, with its stores and one outbox for all of them. One process at a time owns a
 * file.
 */
export function openSqliteStores(dataDir: string): Stores {
  const services = new Map<string, ServiceFile>()

  function openService(service: string): ServiceFile {
    const releaseLock = lockServiceFile(dataDir, service)
    const database = openDatabase(dataDir, service, 'FULL', outboxSchema)
    return { database, outbox: createOutbox(database, service), names: new Set(), releaseLock }
  }

  return {
    async open<State, Index extends string>(definition: StoreDefinition<Index>) {
      const { database, outbox, names } = getOrCreate(services, definition.service, openService)
      names.add(definition.name)
      return { store: createAggregateStore<State, Index>(database, outbox, definition), outbox }
    },
    async drop({ service, name }) {
      const { database } = getOrCreate(services, service, openService)
      await database.write(() => database.sql.exec(`DROP TABLE IF EXISTS ${tableOf(name)}`))
    },
    async prune({ erased }, now) {
      for (const { database, names } of services.values())
        for (const name of names) await pruneErased(database, name, now - erased)
    },
    ready: async () => readinessOf([...services.values()].map(({ database }) => database)),
    async close() {
      await Promise.all([...services.values()].map(({ database }) => database.close()))
      for (const { releaseLock } of services.values()) releaseLock()
      services.clear()
    },
  }
}
