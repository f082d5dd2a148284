import type { DomainEvent } from '@semaforo/contracts'

/**
 * An aggregate as it is stored; its state is JSON, and comes back as JSON says it. `version` starts at 1 and
 * grows by one with each write, also after the aggregate was erased and came to be again.
 */
export type Versioned<State> = { id: string; version: number; state: State }

/** What a domain function decides: the new state (null erases it), what happened, and what the caller is told. */
export type Decision<State, Result = undefined> = undefined extends Result
  ? readonly [state: State | null, events: readonly DomainEvent[], result?: Result]
  : readonly [state: State | null, events: readonly DomainEvent[], result: Result]

/** A pure function from what is to what shall be. It may run again when another write came between. */
export type Decide<State, Result = undefined> = (state: State | undefined) => Decision<State, Result>

/**
 * An aggregate after an update, with the result of the decision that was written: a decision that ran on a
 * state which another write replaced tells nobody anything. `state` is null where the aggregate is erased,
 * `version` is 0 where nothing was ever written, and `result` is undefined where the cause was handled before.
 */
export type Updated<State, Result = undefined> = Versioned<State | null> & { result: Result | undefined }

/**
 * A declared index over one or more paths of the state (`['user_id', 'owner.name']`), each to a scalar.
 * An aggregate that misses one of the values (or holds null) does not stand in the index: no query over it
 * finds it. A unique index refuses a second aggregate with the same values.
 */
export type IndexDefinition = { paths: readonly [string, ...string[]]; unique?: boolean }

export type StoreDefinition<Index extends string = string> = {
  /** The service that owns the data: nothing else opens them. */
  service: string
  /** The aggregate's name, for example `item`. */
  name: string
  indexes?: Record<Index, IndexDefinition>
}

export type Scalar = string | number | boolean

/**
 * A question to an index: `equals` fixes its leading paths, `from` and `before` bound the next path
 * (inclusive, exclusive), and the answer is ordered by the index and then by id: numbers before strings,
 * strings by their UTF-8 bytes.
 */
export type IndexQuery = {
  equals?: readonly Scalar[]
  from?: Scalar
  before?: Scalar
  order?: 'asc' | 'desc'
  /** How many at most, 1 to 1000. */
  limit: number
  /** `next` of the page before. */
  after?: string
}

export type Page<State> = { items: Versioned<State>[]; next?: string }

/**
 * Where a service keeps its aggregates. State and events are one atomic, durable write. Each call rejects with
 * `StoreUnavailable` while what holds the data does not answer.
 */
export interface AggregateStore<State, Index extends string = string> {
  get(id: string): Promise<Versioned<State> | undefined>
  /**
   * Applies `decide` to the current state and stores its decision with its events. A decision that
   * returns the state it was given and no events writes nothing. With `idempotencyKey` (the id of the event
   * that is being handled) a second update of the same aggregate for the same cause changes nothing:
   * the last 200 causes of each aggregate are remembered.
   * @throws {UniqueViolation} when a unique index holds the value already; nothing is written
   */
  update<Result = undefined>(
    id: string,
    decide: Decide<State, Result>,
    options?: { idempotencyKey?: string },
  ): Promise<Updated<State, Result>>
  /** @throws {InvalidCursor} when `after` is not the `next` of a page of the same query */
  query(index: Index, query: IndexQuery): Promise<Page<State>>
}

/** A query was asked to go on from where no page of it ended: the caller may have got it from outside. */
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
