import type { Cache } from '../ports/cache.ts'
import type { Database } from './database.ts'

export const cacheSchema = `CREATE TABLE IF NOT EXISTS entries (
  cache TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, expires INTEGER NOT NULL,
  PRIMARY KEY (cache, key)
) STRICT;
CREATE INDEX IF NOT EXISTS entries_by_expiry ON entries (expires);`

const sweepMs = 10 * 60_000

/** The caches in a file, one for each name. Expired values are never returned, and are deleted every ten minutes. */
export function createCaches({ sql, write }: Database) {
  const select = sql.prepare('SELECT value FROM entries WHERE cache = ? AND key = ? AND expires > ?')
  const save = sql.prepare('INSERT OR REPLACE INTO entries (cache, key, value, expires) VALUES (?, ?, ?, ?)')
  const remove = sql.prepare('DELETE FROM entries WHERE cache = ? AND key = ?')
  const sweep = sql.prepare('DELETE FROM entries WHERE expires <= ?')

  sweep.run(Date.now())
  // A failed sweep does no harm: the next one deletes what it left.
  const sweeping = setInterval(() => write(() => sweep.run(Date.now())).catch(() => undefined), sweepMs)
  sweeping.unref()

  return {
    named(cache: string): Cache {
      return {
        async get<Value>(key: string) {
          const row = select.get(cache, key, Date.now())
          return row ? (JSON.parse(row['value'] as string) as Value) : undefined
        },
        set: (key, value, ttlMs) =>
          write(() => void save.run(cache, key, JSON.stringify(value), Date.now() + Math.round(ttlMs))),
        delete: (key) => write(() => void remove.run(cache, key)),
      }
    },
    stop: () => clearInterval(sweeping),
  }
}
