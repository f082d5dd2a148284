import { Error as MongooseError, mongo } from 'mongoose'
import type { AggregateStore } from '../ports/aggregate-store.ts'
import { StoreUnavailable } from '../ports/store-unavailable.ts'

/** Whether an error of the driver says that no server answered, or none that may answer now. */
export function isSilence(error: unknown): boolean {
  return (
    error instanceof mongo.MongoNetworkError ||
    error instanceof mongo.MongoServerSelectionError ||
    error instanceof mongo.MongoOperationTimeoutError ||
    error instanceof mongo.MongoTopologyClosedError ||
    error instanceof mongo.MongoNotConnectedError ||
    error instanceof mongo.MongoClientClosedError ||
    error instanceof MongooseError.MongooseServerSelectionError ||
    // The driver keeps the class of this one to itself: every connection of the pool waits for an answer.
    (error instanceof mongo.MongoDriverError && error.name === 'MongoWaitQueueTimeoutError') ||
    (error instanceof mongo.MongoServerError && error.hasErrorLabel('RetryableWriteError'))
  )
}

/** A store whose calls reject with `StoreUnavailable` while MongoDB does not answer. */
export function tellingSilence<State, Index extends string>(
  store: AggregateStore<State, Index>,
): AggregateStore<State, Index> {
  const told = (error: unknown): never => {
    throw isSilence(error) ? new StoreUnavailable(error) : error
  }
  return {
    get: (...asked) => store.get(...asked).catch(told),
    update: (...asked) => store.update(...asked).catch(told),
    query: (...asked) => store.query(...asked).catch(told),
  }
}
