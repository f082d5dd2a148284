import { eraseAll, eraseBatch } from '../erase-all.ts'
import type { Stores } from '../stores.ts'

/** Erases what a person has written, from their account or with its address. */
export async function eraseMessages({ messages }: Stores, userId: string, email: string): Promise<void> {
  await eraseAll(messages, () => messages.query('user', { equals: [userId], limit: eraseBatch }))
  await eraseAll(messages, () => messages.query('email', { equals: [email], limit: eraseBatch }))
}
