import { eraseAll, eraseBatch } from '../erase-all.ts'
import type { Stores } from '../stores.ts'

/** Erases the unfinished registrations of an address. */
export async function endRegistrations({ registrations }: Stores, email: string): Promise<void> {
  await eraseAll(registrations, () => registrations.query('email', { equals: [email], limit: eraseBatch }))
}
