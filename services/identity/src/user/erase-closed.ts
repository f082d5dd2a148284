import type { Identity } from '../identity.ts'
import { eraseUser } from './effects.ts'

/** Erases every account that its owner closed and whose time is over. */
export async function eraseClosed(identity: Identity, stopping?: AbortSignal): Promise<void> {
  const find = async () => {
    // One at a time, so that an account that was taken up again meanwhile is not found.
    const { items } = await identity.stores.users.query('erase', { before: identity.now(), limit: 1 })
    return items[0]
  }
  for (let due = await find(); due && !stopping?.aborted; due = await find())
    await eraseUser(identity, due.id, { actor: due.id, origin: 'sweep' })
}
