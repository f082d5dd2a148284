import type { SigningKeys } from '@semaforo/service-kit'
import { tokenExpired } from '@semaforo/service-kit'
import { errors, jwtVerify, SignJWT } from 'jose'
import { withdraw } from './certificates/certificate.ts'
import { ownRecord, recordNotFound } from './own-record.ts'
import { countAgain, uncount } from './quota.ts'
import { forget, forgetAsSeen, type RecordState, recordedEvent, shown } from './record.ts'
import type { Stores } from './store.ts'

/** The protected header's `typ`: no other thing that we sign passes for one. */
const typ = 'semaforo-deleted+jwt'
const undoFor = '10m'

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
      .setExpirationTime(undoFor)
      .sign(key)
    const { result: isErased } = await stores.records.update(id, forgetAsSeen(record))
    if (!isErased) continue
    await stores.quotas.update(userId, uncount(id))
    return { undo }
  }
}

/**
 * Brings a deleted record back. Like `save` it writes first and then checks for the erasure of the person, and for
 * the withdrawal of the certificate: an earlier undo holds it as it was.
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
  const { state, result: isBack } = await stores.records.update<boolean>(id, (kept) => [
    kept ?? record,
    kept ? [] : [recordedEvent(id, record)],
    kept === undefined,
  ])
  if (isBack) await stores.quotas.update(userId, countAgain)
  if (await stores.erased.get(userId)) {
    await stores.records.update(id, forget)
    await stores.quotas.update(userId, () => [null, []])
    throw tokenExpired()
  }
  const { certificate } = state as RecordState
  if (!certificate || !(await stores.withdrawals.get(certificate.code_hash)))
    return shown(id, state as RecordState)
  const withdrawn = await stores.records.update(id, withdraw)
  return shown(id, withdrawn.state as RecordState)
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
