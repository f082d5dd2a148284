import type { DatabaseSync } from 'node:sqlite'
import { StoreFull } from '../ports/store-full.ts'
import { isDiskFull } from './disk-full.ts'

/**
 * Runs `work` inside a write transaction and resolves with its result once that is committed. When `work`
 * throws, its changes are rolled back and the promise rejects; other work in the same transaction is not
 * affected. On a full disk it rejects with `StoreFull`.
 */
export type Write = <Result>(work: () => Result) => Promise<Result>

type Waiting = { run(): void; commit(): void; reject(error: unknown): void }

/** Group commit: writes requested in one turn of the event loop share a transaction and its disk flush. */
export function groupCommit(sql: DatabaseSync): Write {
  let group: Waiting[] = []

  function commitGroup() {
    const works = group
    group = []
    try {
      sql.exec('BEGIN IMMEDIATE')
      const done = works.filter((work) => runInSavepoint(sql, work))
      sql.exec('COMMIT')
      for (const work of done) work.commit()
    } catch (error) {
      if (sql.isOpen && sql.isTransaction) sql.exec('ROLLBACK')
      const why = isDiskFull(error) ? new StoreFull(error) : error
      for (const work of works) work.reject(why)
    }
  }

  return (work) =>
    new Promise((resolve, reject) => {
      let commit: () => void
      const run = () => {
        const result = work()
        commit = () => resolve(result)
      }
      if (group.push({ run, commit: () => commit(), reject }) === 1) setImmediate(commitGroup)
    })
}

function runInSavepoint(sql: DatabaseSync, work: Waiting): boolean {
  sql.exec('SAVEPOINT work')
  try {
    work.run()
    return true
  } catch (error) {
    // A full disk aborts the whole transaction: then the group fails, not this work alone.
    if (!sql.isTransaction) throw error
    sql.exec('ROLLBACK TO work')
    work.reject(error)
    return false
  } finally {
    if (sql.isTransaction) sql.exec('RELEASE work')
  }
}
