import { CertifiedResult } from '@semaforo/contracts'
import { notFound, type SigningKeys } from '@semaforo/service-kit'
import { decodeJwt } from 'jose'
import type { RecordStore } from '../store.ts'
import { verifiedClaims } from './certificate-token.ts'
import { hashOfCode } from './code.ts'
import type { KeptCertificate } from './kept-certificate.ts'

/**
 * What a token says, by its signature. A genuine one that is not stored any more is withdrawn: its owner deleted the
 * diagnostic or the account.
 * @throws {ProblemError} 404 for anything that we did not sign
 */
export async function checkToken(records: RecordStore, keys: SigningKeys, token: string) {
  const claims = await verifiedClaims(keys, token)
  if (!claims) throw unknown()
  const kept = await find(records, claims.jti)
  if (!kept || !('token' in kept)) return { withdrawn: true as const, date: claims.date }
  // The last character of a signature has bits that no verification reads.
  if (kept.token !== token) throw unknown()
  return { withdrawn: false as const, certificate: CertifiedResult.parse(claims) }
}

/** @throws {ProblemError} 404 for a code that no stored certificate has */
export async function checkCode(records: RecordStore, code: string) {
  const kept = await find(records, code)
  if (!kept) throw unknown()
  if (!('token' in kept)) return { withdrawn: true as const, date: kept.date }
  return { withdrawn: false as const, certificate: CertifiedResult.parse(decodeJwt(kept.token)) }
}

async function find(records: RecordStore, code: string): Promise<KeptCertificate | undefined> {
  const { items } = await records.query('certificate', { equals: [hashOfCode(code)], limit: 1 })
  return items[0]?.state.certificate
}

const unknown = () =>
  notFound(
    'certificate-not-found',
    'Ninguna constancia nuestra tiene esos datos. Revisa el código, o lee otra vez el QR del PDF.',
  )
