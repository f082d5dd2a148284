import { eraseAll, eraseBatch } from '../erase-all.ts'
import type { Identity } from '../identity.ts'
import { hashOf, randomToken } from '../secret.ts'
import type { Stores } from '../stores.ts'
import type { Initiator } from '../user/user.ts'
import { linkSecretOf, type Recovery, requestRecovery } from './recovery.ts'

/** Requests the mail with the link for an address. The same write for known and unknown ones: none is revealed. */
export async function beginRecovery(
  { stores, secret, now }: Pick<Identity, 'stores' | 'secret' | 'now'>,
  email: string,
  { id = randomToken(), by, ...rest }: Pick<Recovery, 'registration'> & { id?: string; by?: Initiator },
): Promise<void> {
  const salt = randomToken()
  const asked = { email, salt, tokenHash: hashOf(linkSecretOf(secret, id, salt)), ...rest }
  const when = { now: now(), ...(by && { by }) }
  // One that has been requested under this id already stays as it is.
  await stores.recoveries.update(id, (kept) => (kept ? [kept, []] : requestRecovery(id, asked, when)))
}

/** Invalidates the unused recovery links of an address. */
export async function endRecoveries({ recoveries }: Stores, email: string): Promise<void> {
  await eraseAll(recoveries, () => recoveries.query('email', { equals: [email], limit: eraseBatch }))
}
