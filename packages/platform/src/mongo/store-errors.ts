import { mongo } from 'mongoose'
import type { AggregateStore } from '../ports/aggregate-store.ts'
import { StoreFull } from '../ports/store-full.ts'
import { StoreUnavailable } from '../ports/store-unavailable.ts'
import { isUnavailable } from './unavailable.ts'

/** MongoDB's `OutOfDiskSpace`, of a server that refuses writes while it has less room than it is told to keep. */
const outOfDiskSpace = 14_031

/** Wraps a store: errors of an unavailable MongoDB become `StoreUnavailable`, of one without room `StoreFull`. */
export function withStoreErrors<State, Index extends string>(
  store: AggregateStore<State, Index>,
): AggregateStore<State, Index> {
  const rethrow = (error: unknown): never => {
    if (isUnavailable(error)) throw new StoreUnavailable(error)
    if (error instanceof mongo.MongoServerError && error.code === outOfDiskSpace) throw new StoreFull(error)
    throw error
  }
  return {
    get: (...args) => store.get(...args).catch(rethrow),
    update: (...args) => store.update(...args).catch(rethrow),
    query: (...args) => store.query(...args).catch(rethrow),
    countValues: (...args) => store.countValues(...args).catch(rethrow),
  }
}
