import { checkQuery } from '../aggregates/check-query.ts'
import { decodeCursor } from '../aggregates/cursor.ts'
import type { IndexDefinition, IndexQuery, Scalar } from '../ports/aggregate-store.ts'
import { indexColumns, inIndexSql, pathSql, tableOf } from './index-sql.ts'

export type SqlScalar = string | number
export type Statement = { sql: string; params: SqlScalar[] }

/**
 * A page of an index as SQL. Each row has id, version, state, and the cursor values `c0`, `c1`… of a page that
 * ends with it. The query requests one row more than the limit, to know whether there is a next page.
 * @throws {RangeError} when the query does not fit the index
 * @throws {InvalidCursor}
 */
export function querySql(name: string, index: IndexDefinition, query: IndexQuery): Statement {
  checkQuery(index, query)
  const { equals = [], limit } = query
  const descending = query.order === 'desc'
  const path = index.paths[equals.length]

  const conditions = [inIndexSql(index)]
  const params: SqlScalar[] = []
  const where = (condition: string, ...values: Scalar[]) => {
    conditions.push(condition)
    params.push(...values.map(toSql))
  }
  equals.forEach((value, at) => {
    where(`${pathSql(index.paths[at] as string)} = ?`, value)
  })
  if (path && query.from !== undefined) where(`${pathSql(path)} >= ?`, query.from)
  if (path && query.before !== undefined) where(`${pathSql(path)} < ?`, query.before)

  const columns = indexColumns(index).slice(equals.length)
  const [first] = columns
  if (query.after !== undefined) {
    const values = decodeCursor(query.after, columns.length)
    const [at] = values
    // SQLite seeks by the first column; the row value then skips the rows of earlier pages.
    if (first && at !== undefined) where(`${first} ${descending ? '<=' : '>='} ?`, at)
    where(
      `(${columns.join(', ')}) ${descending ? '<' : '>'} (${columns.map(() => '?').join(', ')})`,
      ...values,
    )
  }
  const cursor = columns.map((column, at) => `${column} AS c${at}`)
  const order = columns.map((column) => (descending ? `${column} DESC` : column))
  const sql = `SELECT ${['id', 'version', 'state', ...cursor].join(', ')} FROM ${tableOf(name)} WHERE ${conditions.join(' AND ')}${order.length > 0 ? ` ORDER BY ${order.join(', ')}` : ''} LIMIT ?`
  return { sql, params: [...params, limit + 1] }
}

/** SQLite has no booleans: JSON's true and false are 1 and 0. */
function toSql(value: Scalar): SqlScalar {
  return typeof value === 'boolean' ? Number(value) : value
}
