import { CertificateClaims, CertifiedResult } from '@semaforo/contracts'
import { diagnose, fingerprintOf, type RiskModel, sharedResult } from '@semaforo/diagnosis'
import { conflict, type SigningKeys } from '@semaforo/service-kit'
import { decodeJwt } from 'jose'
import { dayInMexico } from '../days.ts'
import { ownRecord } from '../own-record.ts'
import { figuresOf, type RecordState } from '../record.ts'
import type { RecordStore, Stores } from '../store.ts'
import { issue, tokenOf, withdraw } from './certificate.ts'
import { signCertificate } from './certificate-token.ts'
import { hashOfCode, newCode } from './code.ts'

/** What a certificate is made with. `site` is the origin that signs; `now` milliseconds. */
type Means = { keys: SigningKeys; model: () => RiskModel; baseRate: number; site: string; now: () => number }

/**
 * The certificate of a person's record, the same one each time.
 * @throws {ProblemError} 404 for a record that is not theirs; 409 where there is no light, or it was withdrawn; 503
 * without a model
 */
export async function certify(records: RecordStore, means: Means, id: string, userId: string) {
  const record = await ownRecord(records, id, userId)
  const token = record.certificate ? tokenOf(record.certificate) : await issueFor(records, means, id, record)
  return answerOf(token)
}

/** The figures decide, not what the page once saved as their result. */
async function issueFor(records: RecordStore, means: Means, id: string, record: RecordState) {
  const figures = figuresOf(record)
  const result = sharedResult(diagnose(figures), means.model().predict(figures, means.baseRate))
  if (!result)
    throw conflict('nothing-to-certify', 'Este diagnóstico no tiene semáforo: no hay de qué dar constancia.')
  const code = newCode()
  const date = dayInMexico(Date.parse(record.saved_at))
  const token = await signCertificate(means.keys, {
    iss: means.site,
    jti: code,
    iat: Math.floor(means.now() / 1_000),
    v: 1,
    ...result,
    date,
    fingerprint: await fingerprintOf(code, figures),
  })
  const { result: kept } = await records.update(id, issue({ code_hash: hashOfCode(code), date, token }))
  return kept ?? token
}

/** What our own stored token says. */
function answerOf(token: string) {
  const claims = CertificateClaims.parse(decodeJwt(token))
  return { code: claims.jti, token, certificate: CertifiedResult.parse(claims) }
}

/**
 * Withdraws the certificate of a person's record; false where it has none. Says so beside the record first: whoever
 * brings back the record of before looks there after writing.
 * @throws {ProblemError} 404 for a record that is not theirs
 */
export async function withdrawOwn(stores: Stores, id: string, userId: string): Promise<boolean> {
  const { certificate } = await ownRecord(stores.records, id, userId)
  if (!certificate) return false
  const now = new Date().toISOString()
  await stores.withdrawals.update(certificate.code_hash, (known) => [known ?? { at: now }, []])
  const { result } = await stores.records.update(id, withdraw)
  return result ?? false
}
