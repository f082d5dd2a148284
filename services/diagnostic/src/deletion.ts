import type { AggregateStore } from '@semaforo/platform'
import { createSigningKeys, type Keyring, type SigningKeys } from '@semaforo/service-kit'
import { errors, jwtVerify, SignJWT } from 'jose'
import { refuseErased } from './history.ts'
import { ownRecord, recordNotFound } from './own-record.ts'
import { countAgain, uncount } from './quota.ts'
import { forgetAsSeen, type RecordState, recordedEvent, shown } from './record.ts'
import type { Stores } from './store.ts'

/** The protected header's `typ`: no other thing that we sign passes for one. */
const typ = 'semaforo-deleted+jwt'
const undoSeconds = 600
const clockSkewMs = 60_000
const signsForMs = 90 * 24 * 3_600_000
const life = { signsForMs, verifiesForMs: signsForMs + undoSeconds * 1_000 + clockSkewMs }

/** The keys that sign what brings a deleted record back. @param now milliseconds */
export const createUndoKeys = (store: AggregateStore<Keyring>, now: () => number): SigningKeys =>
  createSigningKeys(store, life, now)

/**
 * Deletes a person's record. What would bring it back is signed and given to its owner, so that nothing of it stays
 * with us. A record that changed after it was read is read and signed again: what is erased is what was signed. After a
 * crash between the two writes the record is counted, which refuses one too early and not one too late.
 * @throws {ProblemError} 404 for a record that is not theirs, also where another deletion was faster
 */
export async function remove(stores: Stores, keys: SigningKeys, id: string, userId: string) {
  for (;;) {
    const record = await ownRecord(stores.records, id, userId)
    const { kid, key } = await keys.current()
    const undo = await new SignJWT({ record })
      .setProtectedHeader({ alg: 'EdDSA', typ, kid })
      .setJti(id)
      .setExpirationTime(`${undoSeconds}s`)
      .sign(key)
    const { result: isErased } = await stores.records.update(id, forgetAsSeen(record))
    if (!isErased) continue
    await stores.quotas.update(userId, uncount(id))
    return { undo }
  }
}

/**
 * Brings a deleted record back. Like `save` it writes first and then checks for the erasure of the person.
 * @throws {ProblemError} 404 for what is not theirs, too old, or not ours; 401 if the person was erased
 */
export async function restore(
  stores: Stores,
  keys: SigningKeys,
  given: { id: string; undo: string },
  userId: string,
) {
  const { id, record } = await deletedIn(keys, given.undo)
  if (id !== given.id || record.user_id !== userId) throw recordNotFound()
  const own = (await stores.businesses.get(userId))?.state
  const { state, result: isBack } = await stores.records.update<boolean>(id, (kept) => [
    kept ?? record,
    kept ? [] : [recordedEvent(id, record, own)],
    kept === undefined,
  ])
  if (isBack) await stores.quotas.update(userId, countAgain)
  await refuseErased(stores, userId, id)
  return shown(id, state as RecordState, own)
}

async function deletedIn(keys: SigningKeys, undo: string): Promise<{ id: string; record: RecordState }> {
  try {
    const { payload } = await jwtVerify(undo, keys.verificationKey, { algorithms: ['EdDSA'], typ })
    return { id: payload.jti as string, record: payload['record'] as RecordState }
  } catch (error) {
    if (error instanceof errors.JOSEError) throw recordNotFound()
    throw error
  }
}
