import { eraseBatch } from '../erase-all.ts'
import type { Stores } from '../stores.ts'
import { prune } from './guard.ts'

/** Removes expired entries (failed attempts after a day, known networks after ninety) and empty guards. */
export async function pruneGuards(
  { guards }: Pick<Stores, 'guards'>,
  now: number,
  stopping?: AbortSignal,
): Promise<void> {
  const find = () => guards.query('forget', { before: now, limit: eraseBatch })
  for (let found = await find(); found.items.length > 0; found = await find()) {
    if (stopping?.aborted) return
    for (const { id } of found.items)
      await guards.update(id, (guard) => [guard ? prune(guard, now) : null, []])
  }
}
