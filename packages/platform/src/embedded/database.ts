import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { explainDataDir } from './data-dir.ts'
import { groupCommit, type Write } from './group-commit.ts'
import { createOwnFile } from './own-mode.ts'

/** One SQLite file. `sql` reads and prepares; every write goes through `write`, which makes it durable. */
export type Database = { sql: DatabaseSync; write: Write; close(): Promise<void> }

/**
 * Opens `{dataDir}/{name}.db` and makes its tables.
 * @param durability `FULL` keeps what was committed through a power cut, `NORMAL` through a crash of the process
 * @throws {ConfigError} when the file cannot be used
 */
export function openDatabase(
  dataDir: string,
  name: string,
  durability: 'FULL' | 'NORMAL',
  schema: string,
): Database {
  const sql = explainDataDir(dataDir, () => {
    const path = join(dataDir, `${name}.db`)
    createOwnFile(path)
    // Another process may hold the write lock for the time of its commit.
    const file = new DatabaseSync(path, { timeout: 5_000 })
    // secure_delete overwrites what is erased, in the file as well; the journal keeps it until it comes round
    // again or ends with the process.
    file.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${durability}; PRAGMA secure_delete = ON;`)
    // SQLite opens a file that it may not write without a word: the write lock tells.
    file.exec(`BEGIN IMMEDIATE; ${schema} COMMIT;`)
    return file
  })
  const write = groupCommit(sql)
  return {
    sql,
    write,
    async close() {
      if (!sql.isOpen) return
      await write(() => undefined)
      sql.close()
    },
  }
}
