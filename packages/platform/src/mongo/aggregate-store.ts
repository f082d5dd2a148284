import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { encodeCursor } from '../aggregates/cursor.ts'
import { indexOf } from '../aggregates/index-of.ts'
import { applyDecision, type Stored } from '../events/apply-decision.ts'
import { backoffMs } from '../events/backoff.ts'
import type { AggregateStore, Decide, StoreDefinition, Updated, Versioned } from '../ports/aggregate-store.ts'
import type { PendingEvent } from '../ports/outbox.ts'
import { StoreUnavailable } from '../ports/store-unavailable.ts'
import { traceHeaders } from '../tracing/propagation.ts'
import { type AggregateDocument, toPendingEvent } from './aggregate-document.ts'
import { type AggregateModel, bounded } from './aggregate-model.ts'
import { escapeKey, fromDocument } from './document.ts'
import { keyField, keyPath } from './index-keys.ts'
import { createMutex } from './mutex.ts'
import type { MongoOutbox } from './outbox.ts'
import { queryFilter } from './query-filter.ts'
import { createWrite } from './write.ts'

/** What a decision starts from: `document` is the escaped state, `waiting` the events not yet relayed. */
type Base = {
  version: number
  document: unknown
  causes: readonly string[]
  waiting: readonly PendingEvent[]
}

const absent: Base = { version: 0, document: null, causes: [], waiting: [] }
/** An update that meets conflicts for this long fails and writes nothing. */
const conflictTimeoutMs = 10_000
const backoff = { firstMs: 4, maxMs: 250 }
const recentWrites = 500

/**
 * The aggregates of one model, with optimistic concurrency by version. A mutex per aggregate keeps updates of one
 * process from conflicting. An update starts from what this process wrote last, without a read; where another
 * process wrote in between, it reads and decides again.
 */
export function createAggregateStore<State, Index extends string>(
  model: AggregateModel,
  outbox: MongoOutbox,
  definition: StoreDefinition<Index>,
): AggregateStore<State, Index> {
  const { service, name } = definition
  const runExclusive = createMutex()
  // The last state written by this process, by id: an update removes its entry, and sets it again after its own
  // write.
  const recent = new LRUCache<string, Base>({ max: recentWrites })
  const write = createWrite(model, definition)

  async function read(id: string): Promise<Base> {
    const found = await model.findOne({ _id: id }, null, bounded).lean()
    if (!found) return absent
    const { version, state, causes, pending } = found
    return { version, document: state, causes, waiting: pending.map(toPendingEvent) }
  }

  function decideOn<Result>(
    id: string,
    base: Base,
    decide: Decide<State, Result>,
    idempotencyKey: string | undefined,
  ) {
    const before: Stored<State> = { ...base, state: fromDocument<State | null>(base.document) }
    const origin = { service, id, ...traceHeaders() }
    return { base, before, ...applyDecision(origin, before, decide, idempotencyKey) }
  }

  /**
   * Decides on the remembered state; where that throws or writes nothing, decides again on the stored state,
   * since the remembered one may be outdated.
   */
  async function decideOnLatest<Result>(
    id: string,
    decide: Decide<State, Result>,
    idempotencyKey: string | undefined,
  ) {
    const base = recent.get(id)
    recent.delete(id)
    try {
      const decided = base && decideOn(id, base, decide, idempotencyKey)
      if (decided?.next) return decided
    } catch {}
    return decideOn(id, await read(id), decide, idempotencyKey)
  }

  /** @returns undefined on a conflict with another write */
  async function tryUpdate<Result>(
    id: string,
    decide: Decide<State, Result>,
    idempotencyKey: string | undefined,
  ): Promise<Updated<State, Result> | undefined> {
    const { base, before, next, result } = await decideOnLatest(id, decide, idempotencyKey)
    if (!next) return { id, version: before.version, state: before.state, result }
    const { version, state, causes } = next
    const pending = next.events.map(({ topic, event }) => ({ position: event.id, topic, event }))
    const written = await write({ id, before, next, pending })
    if (!written) return undefined
    if (outbox.enqueue([...base.waiting, ...pending])) {
      recent.set(id, { version, document: written.state, causes, waiting: [] })
    }
    return { id, version, state, result }
  }

  return {
    async get(id) {
      const found = await model.findOne({ _id: id }, { version: 1, state: 1 }, bounded).lean()
      if (!found || found.state === null) return undefined
      return { id, version: found.version, state: fromDocument(found.state) }
    },

    update(id, decide, { idempotencyKey } = {}) {
      const deadline = performance.now() + conflictTimeoutMs
      return runExclusive(id, async () => {
        for (let conflicts = 0; performance.now() < deadline; conflicts += 1) {
          if (conflicts > 0) await sleep(backoffMs(conflicts, backoff))
          const updated = await tryUpdate(id, decide, idempotencyKey)
          if (updated) return updated
        }
        const why = `${name} ${id} was not updated: other writes came first for ${conflictTimeoutMs / 1_000} s`
        throw new StoreUnavailable(new Error(why))
      })
    },

    async query(indexName, query) {
      const index = indexOf(definition, indexName)
      const path = keyPath(indexName, index)
      const order = query.order === 'desc' ? -1 : 1
      const found = await model
        .find(queryFilter(path, index, query), { version: 1, state: 1, [path]: 1 }, bounded)
        .sort({ [path]: order, _id: order })
        .limit(query.limit + 1)
        .lean<Pick<AggregateDocument, '_id' | 'version' | 'state' | 'keys'>[]>()
      const items = found
        .slice(0, query.limit)
        .map(
          ({ _id, version, state }): Versioned<State> => ({ id: _id, version, state: fromDocument(state) }),
        )
      const last = found[query.limit - 1]
      if (found.length <= query.limit || !last) return { items }
      return { items, next: encodeCursor([last.keys[keyField(indexName, index)] ?? '', last._id]) }
    },

    async countValues(path) {
      const values = `$state.${path.split('.').map(escapeKey).join('.')}`
      const counts = await model.aggregate<{ _id: number | string; aggregates: number }>([
        { $unwind: values },
        { $group: { _id: values, aggregates: { $sum: 1 } } },
      ])
      return new Map(counts.map(({ _id, aggregates }) => [_id, aggregates]))
    },
  }
}
