import type { SQLOutputValue, StatementSync } from 'node:sqlite'
import { types } from 'node:util'
import { encodeCursor } from '../aggregates/cursor.ts'
import { indexOf } from '../aggregates/index-of.ts'
import { applyDecision, type Stored } from '../events/apply-decision.ts'
import {
  type AggregateStore,
  type Page,
  type StoreDefinition,
  UniqueViolation,
  type Versioned,
} from '../ports/aggregate-store.ts'
import { traceHeaders } from '../tracing/propagation.ts'
import type { Database } from './database.ts'
import { jsonPath, tableOf } from './index-sql.ts'
import type { SqliteOutbox } from './outbox.ts'
import { prepareTable } from './prepare-table.ts'
import { querySql, type SqlScalar } from './query-sql.ts'

type Row = Record<string, SQLOutputValue>

/**
 * The aggregates of one store in the SQLite file of their service. An erased aggregate keeps its version and
 * its idempotency keys (`causes`) until it is pruned.
 */
export function createAggregateStore<State, Index extends string>(
  { sql, write }: Database,
  outbox: SqliteOutbox,
  definition: StoreDefinition<Index>,
): AggregateStore<State, Index> {
  const { service, name } = definition
  prepareTable(sql, definition)
  const table = tableOf(name)
  const select = sql.prepare(`SELECT version, state FROM ${table} WHERE id = ?`)
  const selectAll = sql.prepare(`SELECT version, state, causes FROM ${table} WHERE id = ?`)
  const save = sql.prepare(`INSERT INTO ${table} (id, version, state, causes, erased)
    VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET version = excluded.version, state = excluded.state, causes = excluded.causes,
      erased = excluded.erased`)

  /** Prepared statements by their SQL text: a service uses few distinct queries. */
  const statements = new Map<string, StatementSync>()
  function prepared(text: string): StatementSync {
    const statement = statements.get(text) ?? sql.prepare(text)
    statements.set(text, statement)
    return statement
  }

  function read(id: string): Stored<State> {
    const row = selectAll.get(id)
    if (!row) return { version: 0, state: null, causes: [] }
    return {
      version: row['version'] as number,
      state: stateOf(row),
      causes: JSON.parse(row['causes'] as string),
    }
  }

  return {
    async get(id) {
      const row = select.get(id)
      const state = row ? stateOf<State>(row) : null
      return state === null ? undefined : { id, version: row?.['version'] as number, state }
    },

    async update(id, decide, { idempotencyKey } = {}) {
      // The write runs in a batch with those of other callers, outside of this caller's trace.
      const { traceparent } = traceHeaders()
      const { version, state, events, result } = await write(() => {
        const before = read(id)
        const { next, result } = applyDecision({ service, id, traceparent }, before, decide, idempotencyKey)
        if (!next) return { ...before, events: [], result }
        try {
          save.run(
            id,
            next.version,
            next.state === null ? null : JSON.stringify(next.state),
            JSON.stringify(next.causes),
            next.state === null ? Date.now() : null,
          )
        } catch (error) {
          throw uniqueViolation(error, name) ?? error
        }
        next.events.forEach(outbox.append)
        return { ...next, result }
      })
      if (events.length > 0) outbox.appended()
      return { id, version, state, result }
    },

    async query(indexName, query) {
      const statement = querySql(name, indexOf(definition, indexName), query)
      const rows = prepared(statement.sql).all(...statement.params)
      return toPage(rows, query.limit)
    },

    async countValues(path) {
      const counts = prepared(
        `SELECT item.value, count(*) AS aggregates FROM ${table}, json_each(state, ${jsonPath(path)}) AS item GROUP BY item.value`,
      )
      return new Map(
        counts.all().map(({ value, aggregates }) => [value as number | string, aggregates as number]),
      )
    },
  }
}

function stateOf<State>(row: Row): State | null {
  return row['state'] === null ? null : JSON.parse(row['state'] as string)
}

function toPage<State>(rows: readonly Row[], limit: number): Page<State> {
  const items = rows.slice(0, limit).map(
    (row): Versioned<State> => ({
      id: row['id'] as string,
      version: row['version'] as number,
      state: stateOf(row) as State,
    }),
  )
  const last = rows[limit - 1]
  return rows.length > limit && last ? { items, next: encodeCursor(cursorOf(last)) } : { items }
}

function cursorOf(row: Row): SqlScalar[] {
  return Object.entries(row).flatMap(([column, value]) => (/^c\d+$/.test(column) ? [value as SqlScalar] : []))
}

/** SQLite reports the name of the violated index only in the error message. */
function uniqueViolation(error: unknown, name: string): UniqueViolation | undefined {
  const message = types.isNativeError(error) ? error.message : ''
  const index = /UNIQUE constraint failed: index '(.+)'/.exec(message)?.[1]
  return index === undefined ? undefined : new UniqueViolation(index.slice(name.length + 1))
}
