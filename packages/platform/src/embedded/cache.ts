import type { Cache } from '../ports/cache.ts'
import type { Database } from './database.ts'
import { isDiskFull } from './disk-full.ts'

export const cacheSchema = `CREATE TABLE IF NOT EXISTS entries (
  cache TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, expires INTEGER NOT NULL,
  PRIMARY KEY (cache, key)
) STRICT;
CREATE INDEX IF NOT EXISTS entries_by_expiry ON entries (expires);
CREATE INDEX IF NOT EXISTS entries_by_size ON entries (cache, expires, octet_length(value));`

const sweepMs = 10 * 60_000
/** What one cache holds at most. */
const mostValues = 2_000
const mostBytes = 32 * 1_024 * 1_024

/** On a full disk only the value is lost: the next read is a miss, or an earlier value until it expires. */
function dropped(error: unknown): void {
  if (!isDiskFull(error)) throw error
}

/**
 * The caches in a file, one for each name. Expired values are never returned, and are deleted every ten minutes. A full
 * cache drops the values that expire first.
 */
export function createCaches({ sql, write }: Database) {
  const select = sql.prepare('SELECT value FROM entries WHERE cache = ? AND key = ? AND expires > ?')
  const save = sql.prepare('INSERT OR REPLACE INTO entries (cache, key, value, expires) VALUES (?, ?, ?, ?)')
  const remove = sql.prepare('DELETE FROM entries WHERE cache = ? AND key = ?')
  const sweep = sql.prepare('DELETE FROM entries WHERE expires <= ?')
  const dropExcess = sql.prepare(`DELETE FROM entries WHERE rowid IN (SELECT rowid FROM (
    SELECT rowid, row_number() OVER latest AS place, sum(octet_length(value)) OVER latest AS bytes
    FROM entries WHERE cache = ?
    WINDOW latest AS (ORDER BY expires DESC, rowid DESC ROWS UNBOUNDED PRECEDING)
  ) WHERE place > ${mostValues} OR bytes > ${mostBytes})`)

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
        async set(key, value, ttlMs) {
          const expires = Date.now() + Math.round(ttlMs)
          await write(() => {
            save.run(cache, key, JSON.stringify(value), expires)
            dropExcess.run(cache)
          }).catch(dropped)
        },
        delete: (key) => write(() => void remove.run(cache, key)).catch(dropped),
      }
    },
    stop: () => clearInterval(sweeping),
  }
}
