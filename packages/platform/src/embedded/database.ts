import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { explainDataDir } from './data-dir.ts'
import { createPrivateFile } from './file-permissions.ts'
import { groupCommit, type Write } from './group-commit.ts'

/** One SQLite file. `sql` reads and prepares statements; every write goes through `write`, which makes it durable. */
export type Database = {
  sql: DatabaseSync
  write: Write
  /** Whether another connection, of this process or another, may have written since the last call. */
  changedElsewhere(): boolean
  close(): Promise<void>
}

/**
 * Opens `{dataDir}/{name}.db` and creates its tables.
 * @param durability `FULL` keeps committed data through a power cut, `NORMAL` through a crash of the process
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
    createPrivateFile(path)
    // Another process may hold the write lock during its commit.
    const file = new DatabaseSync(path, { timeout: 5_000 })
    // secure_delete overwrites erased data in the file too. The journal keeps it until it is overwritten in
    // turn, or until the process ends.
    file.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${durability}; PRAGMA secure_delete = ON;`)
    // SQLite opens a read-only file without an error; taking the write lock reveals it.
    file.exec(`BEGIN IMMEDIATE; ${schema} COMMIT;`)
    return file
  })
  const write = groupCommit(sql)
  const selectVersion = sql.prepare('PRAGMA data_version')
  let version: unknown
  return {
    sql,
    write,
    changedElsewhere() {
      const before = version
      try {
        version = selectVersion.get()?.['data_version']
      } catch {
        // The read that follows fails with the same error, and reports it.
        return true
      }
      return version !== before
    },
    async close() {
      if (!sql.isOpen) return
      await write(() => undefined)
      sql.close()
    },
  }
}
