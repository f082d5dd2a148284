import type { Database } from './database.ts'
import { tableOf } from './index-sql.ts'

/** Rows deleted per transaction; other writes and requests get their turn in between. */
const batch = 500

/** Removes what is left of the aggregates of a store that were erased before a time (milliseconds). */
export async function pruneErased({ sql, write }: Database, name: string, before: number): Promise<void> {
  const table = tableOf(name)
  const remove = sql.prepare(`DELETE FROM ${table} WHERE id IN
    (SELECT id FROM ${table} WHERE state IS NULL AND erased < ? LIMIT ${batch})`)
  for (let removed = batch; removed === batch; )
    removed = await write(() => Number(remove.run(before).changes))
}
