import { mongo } from 'mongoose'
import type { Written } from '../events/apply-decision.ts'
import { type IndexDefinition, type StoreDefinition, UniqueViolation } from '../ports/aggregate-store.ts'
import type { PendingEvent } from '../ports/outbox.ts'
import { type Aggregates, toPendingDocument } from './aggregate-document.ts'
import { asJson, toDocument } from './document.ts'
import { fingerprint, indexKeys, keyPath } from './index-keys.ts'

/** What a decision became: whether it is stored, and what is known of its aggregate then. */
export type Change<State> = {
  id: string
  before: { version: number; causes: readonly string[] }
  next: Written<State>
  pending: readonly PendingEvent[]
}

const duplicateKey = 11_000

/**
 * Writes changes of a store, each state with its events at once and guarded by the version it was decided on.
 * @returns how to write one: it resolves with the state's document, or undefined where another write came first
 * @throws {UniqueViolation}
 */
export function createWrite(aggregates: Aggregates, definition: StoreDefinition) {
  const keyed = fingerprint(definition)
  const indexes: Record<string, IndexDefinition> = definition.indexes ?? {}

  return async <State>({ id, before, next, pending }: Change<State>) => {
    const json = asJson(next.state)
    const fields = {
      version: next.version,
      state: toDocument(json),
      keys: indexKeys(definition, json),
      keyed,
    }
    const events = pending.map(toPendingDocument)
    try {
      if (before.version === 0) {
        await aggregates().insertOne({ _id: id, ...fields, causes: [...next.causes], pending: events })
        return fields
      }
      const cause = next.causes === before.causes ? [] : next.causes.slice(-1)
      const { matchedCount } = await aggregates().updateOne(
        { _id: id, version: before.version },
        {
          $set: fields,
          $push: {
            ...(events.length > 0 ? { pending: { $each: events } } : {}),
            ...(cause.length > 0 ? { causes: { $each: cause, $slice: -next.causes.length } } : {}),
          },
        },
      )
      return matchedCount === 1 ? fields : undefined
    } catch (error) {
      const violated = violatedIndex(error)
      if (violated === '_id_') return undefined
      const index = Object.entries(indexes).find(([name, declared]) => keyPath(name, declared) === violated)
      throw index ? new UniqueViolation(index[0]) : error
    }
  }
}

/** The server names the index of a duplicate key in its message, in every version. */
function violatedIndex(error: unknown): string | undefined {
  if (!(error instanceof mongo.MongoServerError) || error.code !== duplicateKey) return undefined
  return / index: (.+?) dup key/.exec(error.message)?.[1]
}
