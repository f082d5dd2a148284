import type { DatabaseSync } from 'node:sqlite'

/**
 * Runs `work` inside a write transaction and resolves with its result once that is committed. A work that
 * throws leaves nothing behind and its error rejects; the works beside it are not touched.
 */
export type Write = <Result>(work: () => Result) => Promise<Result>

type Waiting = { run(): void; commit(): void; reject(error: unknown): void }

/** Lets the writes that are asked for in one turn of the event loop share a transaction and its disk flush. */
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
      for (const work of works) work.reject(error)
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
    // A full disk ends the whole transaction: then the group fails, not this work alone.
    if (!sql.isTransaction) throw error
    sql.exec('ROLLBACK TO work')
    work.reject(error)
    return false
  } finally {
    if (sql.isTransaction) sql.exec('RELEASE work')
  }
}
