import { mongo } from 'mongoose'

const duplicateKey = 11_000

/**
 * The path whose unique index rejected a write, `_id` for the id itself; undefined for any other error. MongoDB
 * returns the index as `keyPattern`. Compatible servers that omit it name the index in the message; our indexes
 * are named by their path.
 */
export function duplicateKeyPath(error: unknown): string | undefined {
  if (!(error instanceof mongo.MongoServerError) || error.code !== duplicateKey) return undefined
  const { keyPattern } = error
  if (keyPattern) return Object.keys(keyPattern)[0]
  const index = / index: (\S+) dup key/.exec(error.message)?.[1]
  return index === '_id_' ? '_id' : index
}
