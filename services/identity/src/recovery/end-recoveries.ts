import { eraseAll, eraseBatch } from '../erase-all.ts'
import type { Stores } from '../stores.ts'

/** Invalidates the unused recovery links of an address. */
export async function endRecoveries({ recoveries }: Stores, email: string): Promise<void> {
  await eraseAll(recoveries, () => recoveries.query('email', { equals: [email], limit: eraseBatch }))
}
