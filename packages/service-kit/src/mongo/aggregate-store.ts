import { setTimeout as sleep } from 'node:timers/promises'
import { encodeCursor } from '../aggregates/cursor.ts'
import { indexOf } from '../aggregates/index-of.ts'
import { applyDecision, type Stored } from '../events/apply-decision.ts'
import { backoffMs } from '../events/backoff.ts'
import type { AggregateStore, Decide, StoreDefinition, Updated, Versioned } from '../ports/aggregate-store.ts'
import type { PendingEvent } from '../ports/outbox.ts'
import { StoreUnavailable } from '../ports/store-unavailable.ts'
import { activeTraceparent } from '../tracing/span.ts'
import { type Aggregates, toPendingEvent } from './aggregate-document.ts'
import { fromDocument } from './document.ts'
import { keyField, keyPath } from './index-keys.ts'
import type { MongoOutbox } from './outbox.ts'
import { queryFilter } from './query-filter.ts'
import { createRecentWrites } from './recent-writes.ts'
import { createTurns } from './turns.ts'
import { createWrite } from './write.ts'

/** An aggregate as a decision finds it. `document` is its state's, and `waiting` the events not yet relayed. */
type Base = {
  version: number
  document: unknown
  causes: readonly string[]
  waiting: readonly PendingEvent[]
}

const absent: Base = { version: 0, document: null, causes: [], waiting: [] }
/** An update that other writes keep from its turn fails after this time: then nothing of it is written. */
const patienceMs = 10_000
const backoff = { firstMs: 4, maxMs: 250 }

/**
 * The aggregates of one collection. Updates of one aggregate take turns in this process, and start from what it
 * wrote last: only where another process wrote in between are they decided again, on what it wrote.
 */
export function createAggregateStore<State, Index extends string>(
  aggregates: Aggregates,
  outbox: MongoOutbox,
  definition: StoreDefinition<Index>,
): AggregateStore<State, Index> {
  const { service, name } = definition
  const inTurn = createTurns()
  const recent = createRecentWrites<Base>()
  const write = createWrite(aggregates, definition)

  async function read(id: string): Promise<Base> {
    const found = await aggregates().findOne({ _id: id })
    if (!found) return absent
    const { version, state, causes, pending } = found
    return { version, document: state, causes, waiting: pending.map(toPendingEvent) }
  }

  function decideOn<Result>(
    id: string,
    base: Base,
    decide: Decide<State, Result>,
    cause: string | undefined,
  ) {
    const before: Stored<State> = { ...base, state: fromDocument<State | null>(base.document) }
    const origin = { service, id, traceparent: activeTraceparent() }
    return { base, before, ...applyDecision(origin, before, decide, cause) }
  }

  /** A refusal, or that there is nothing to do, has to be true of what is stored now. */
  async function decideOnLatest<Result>(
    id: string,
    decide: Decide<State, Result>,
    cause: string | undefined,
  ) {
    const remembered = recent.take(id)
    try {
      const decided = remembered && decideOn(id, remembered, decide, cause)
      if (decided?.next) return decided
    } catch {}
    return decideOn(id, await read(id), decide, cause)
  }

  /** @returns undefined where another write came first */
  async function tryUpdate<Result>(
    id: string,
    decide: Decide<State, Result>,
    cause: string | undefined,
  ): Promise<Updated<State, Result> | undefined> {
    const { base, before, next, result } = await decideOnLatest(id, decide, cause)
    if (!next) return { id, version: before.version, state: before.state, result }
    const { version, state, causes } = next
    const pending = next.events.map(({ topic, event }) => ({ position: event.id, topic, event }))
    const written = await write({ id, before, next, pending })
    if (!written) return undefined
    if (outbox.take([...base.waiting, ...pending])) {
      recent.put(id, { version, document: written.state, causes, waiting: [] })
    }
    return { id, version, state, result }
  }

  return {
    async get(id) {
      const found = await aggregates().findOne({ _id: id }, { projection: { version: 1, state: 1 } })
      if (!found || found.state === null) return undefined
      return { id, version: found.version, state: fromDocument(found.state) }
    },

    update(id, decide, { cause } = {}) {
      const deadline = performance.now() + patienceMs
      return inTurn(id, async () => {
        for (let conflicts = 0; performance.now() < deadline; conflicts += 1) {
          if (conflicts > 0) await sleep(backoffMs(conflicts, backoff))
          const updated = await tryUpdate(id, decide, cause)
          if (updated) return updated
        }
        const why = `${name} ${id} was not updated: other writes came first for ${patienceMs / 1_000} s`
        throw new StoreUnavailable(new Error(why))
      })
    },

    async query(indexName, query) {
      const index = indexOf(definition, indexName)
      const path = keyPath(indexName, index)
      const order = query.order === 'desc' ? -1 : 1
      const projection = { version: 1, state: 1, [path]: 1 }
      const found = await aggregates()
        .find(queryFilter(path, index, query), { projection })
        .sort({ [path]: order, _id: order })
        .limit(query.limit + 1)
        .toArray()
      const items = found
        .slice(0, query.limit)
        .map(
          ({ _id, version, state }): Versioned<State> => ({ id: _id, version, state: fromDocument(state) }),
        )
      const last = found[query.limit - 1]
      if (found.length <= query.limit || !last) return { items }
      return { items, next: encodeCursor([last.keys[keyField(indexName, index)] ?? '', last._id]) }
    },
  }
}
