import { Error as MongooseError, mongo } from 'mongoose'

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
