import type { DomainEvent } from '@semaforo/contracts'

/**
 * A stored aggregate; its state is JSON and is read back as JSON preserves it. `version` starts at 1 and grows
 * by one with each write, also when the aggregate is erased and created again while the store remembers it
 * (`ERASED_KEEP_DAYS`).
 */
export type Versioned<State> = { id: string; version: number; state: State }

/** What a domain function decides: the new state (null erases it), the events, and the result for the caller. */
export type Decision<State, Result = undefined> = undefined extends Result
  ? readonly [state: State | null, events: readonly DomainEvent[], result?: Result]
  : readonly [state: State | null, events: readonly DomainEvent[], result: Result]

/** A pure function from the current state to a decision. It runs again after a conflict with another write. */
export type Decide<State, Result = undefined> = (state: State | undefined) => Decision<State, Result>

/**
 * An aggregate after an update, with the result of the decision that was written; results of decisions
 * discarded after a conflict are not returned. `state` is null where the aggregate is erased, `version` is 0
 * where nothing was ever written, and `result` is undefined where the idempotency key was known.
 */
export type Updated<State, Result = undefined> = Versioned<State | null> & { result: Result | undefined }

/**
 * A declared index over one or more paths of the state (`['user_id', 'owner.name']`), each to a scalar. An
 * aggregate with a missing or null value is not in the index, so no query over it returns it. A unique index
 * rejects a second aggregate with the same values.
 */
export type IndexDefinition = { paths: readonly [string, ...string[]]; unique?: boolean }

export type StoreDefinition<Index extends string = string> = {
  /** The service that owns the data; no other service opens it. */
  service: string
  /** The aggregate's name, for example `item`. */
  name: string
  indexes?: Record<Index, IndexDefinition>
  /**
   * The index over the time (ISO 8601) at which an aggregate became a tombstone, for those whose state says that they
   * were erased: they are removed as long after that as erased ones.
   */
  tombstones?: Index
}

export type Scalar = string | number | boolean

/**
 * A query of an index: `equals` fixes its leading paths, `from` and `before` bound the next path (inclusive,
 * exclusive). Results are ordered by the index and then by id: numbers before strings, strings by their UTF-8
 * bytes.
 */
export type IndexQuery = {
  equals?: readonly Scalar[]
  from?: Scalar
  before?: Scalar
  order?: 'asc' | 'desc'
  /** The page size, 1 to 1000. */
  limit: number
  /** The `next` of the previous page. */
  after?: string
}

export type Page<State> = { items: Versioned<State>[]; next?: string }

/**
 * Where a service keeps its aggregates. State and events are written in one atomic, durable write. Each call
 * rejects with `StoreUnavailable` while the database does not answer, and a write with `StoreFull` while there is no room
 * for it.
 */
export interface AggregateStore<State, Index extends string = string> {
  get(id: string): Promise<Versioned<State> | undefined>
  /**
   * Applies `decide` to the current state and stores the new state with its events. A decision with the same
   * state and no events writes nothing. With `idempotencyKey` (the id of the event being handled) a second
   * update of the same aggregate with the same key changes nothing: each aggregate remembers its last 200 keys.
   * @throws {UniqueViolation} when a unique index holds the value already; nothing is written
   */
  update<Result = undefined>(
    id: string,
    decide: Decide<State, Result>,
    options?: { idempotencyKey?: string },
  ): Promise<Updated<State, Result>>
  /** @throws {InvalidCursor} when `after` is not the `next` of a page of the same query */
  query(index: Index, query: IndexQuery): Promise<Page<State>>
  /**
   * In how many aggregates each value of a list is: `tags` counts the numbers and strings in `{tags: [1, 2]}`. It reads
   * the whole store.
   */
  countValues(path: string): Promise<ReadonlyMap<number | string, number>>
}

/** A cursor that no page of this query returned; it may come from user input. */
export class InvalidCursor extends Error {
  constructor() {
    super('this is not the cursor of a page of this query')
    this.name = 'InvalidCursor'
  }
}

/** A unique index holds the value of another aggregate already. */
export class UniqueViolation extends Error {
  readonly index: string
  constructor(index: string) {
    super(`unique index ${index} holds this value already`)
    this.name = 'UniqueViolation'
    this.index = index
  }
}
