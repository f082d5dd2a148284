import type { Written } from '../events/apply-decision.ts'
import { type IndexDefinition, type StoreDefinition, UniqueViolation } from '../ports/aggregate-store.ts'
import type { PendingEvent } from '../ports/outbox.ts'
import { toPendingDocument } from './aggregate-document.ts'
import { type AggregateModel, bounded } from './aggregate-model.ts'
import { asJson, toDocument } from './document.ts'
import { duplicateKeyPath } from './duplicate-key.ts'
import { fingerprint, indexKeys, keyPath } from './index-keys.ts'

/** An aggregate before and after a decision, with the events of the same write. */
export type Change<State> = {
  id: string
  before: { version: number; causes: readonly string[] }
  next: Written<State>
  pending: readonly PendingEvent[]
}

/**
 * Writes changes of a store: state and events in one atomic update, guarded by the version that was decided on.
 * @returns a function that writes one change and resolves with the stored fields, or with undefined where
 * another write came first
 * @throws {UniqueViolation}
 */
export function createWrite(model: AggregateModel, definition: StoreDefinition) {
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
    const added = next.causes === before.causes ? [] : next.causes.slice(-1)
    const $push = {
      ...(pending.length > 0 ? { pending: { $each: pending.map(toPendingDocument) } } : {}),
      ...(added.length > 0 ? { causes: { $each: added, $slice: -next.causes.length } } : {}),
    }
    const erased =
      next.state === null
        ? { $set: { ...fields, erasedAt: new Date() } }
        : { $set: fields, $unset: { erasedAt: 1 } }
    try {
      // No aggregate has version 0: the first write inserts, or fails on the `_id` that another write inserted.
      const written = await model.findOneAndUpdate(
        { _id: id, version: before.version },
        { ...erased, $push },
        {
          upsert: before.version === 0,
          returnDocument: 'after',
          projection: { _id: 1 },
          lean: true,
          // Mongoose's clone drops keys of a state such as `constructor`; the update is not reused, so no clone
          // is needed.
          cloneUpdate: false,
          ...bounded,
        },
      )
      return written ? fields : undefined
    } catch (error) {
      const path = duplicateKeyPath(error)
      if (path === '_id') return undefined
      const index = Object.entries(indexes).find(([name, declared]) => keyPath(name, declared) === path)
      throw index ? new UniqueViolation(index[0]) : error
    }
  }
}
