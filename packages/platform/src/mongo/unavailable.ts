import { Error as MongooseError, mongo } from 'mongoose'
import type { AggregateStore } from '../ports/aggregate-store.ts'
import { StoreUnavailable } from '../ports/store-unavailable.ts'

/** Whether an error means that no server answered, or that none accepts the operation now. */
export function isUnavailable(error: unknown): boolean {
  return (
    error instanceof mongo.MongoNetworkError ||
    error instanceof mongo.MongoServerSelectionError ||
    error instanceof mongo.MongoTopologyClosedError ||
    error instanceof mongo.MongoNotConnectedError ||
    error instanceof mongo.MongoClientClosedError ||
    error instanceof MongooseError.MongooseServerSelectionError ||
    // All connections of the pool are in use; the driver does not export this class.
    (error instanceof mongo.MongoDriverError && error.name === 'MongoWaitQueueTimeoutError') ||
    (error instanceof mongo.MongoServerError && error.hasErrorLabel('RetryableWriteError'))
  )
}

/** Wraps a store: errors of an unavailable MongoDB become `StoreUnavailable`. */
export function withStoreUnavailable<State, Index extends string>(
  store: AggregateStore<State, Index>,
): AggregateStore<State, Index> {
  const rethrow = (error: unknown): never => {
    throw isUnavailable(error) ? new StoreUnavailable(error) : error
  }
  return {
    get: (...args) => store.get(...args).catch(rethrow),
    update: (...args) => store.update(...args).catch(rethrow),
    query: (...args) => store.query(...args).catch(rethrow),
  }
}
