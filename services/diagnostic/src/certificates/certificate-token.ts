import { CertificateClaims, certificateType } from '@semaforo/contracts'
import type { AggregateStore } from '@semaforo/platform'
import { createSigningKeys, type Keyring, type SigningKeys } from '@semaforo/service-kit'
import { errors, jwtVerify, SignJWT } from 'jose'

const signsForMs = 365 * 24 * 3_600_000

/** Certificates do not expire: their keys verify for good. */
export const createCertificateKeys = (store: AggregateStore<Keyring>, now: () => number): SigningKeys =>
  createSigningKeys(store, { signsForMs, verifiesForMs: Number.POSITIVE_INFINITY }, now)

export async function signCertificate(keys: SigningKeys, claims: CertificateClaims): Promise<string> {
  const { kid, key } = await keys.current()
  return new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', typ: certificateType, kid }).sign(key)
}

/** What a token says that we signed as a certificate; undefined for any other text. */
export async function verifiedClaims(
  keys: SigningKeys,
  token: string,
): Promise<CertificateClaims | undefined> {
  try {
    // The issuer is not compared: a site that moved to another address still knows what it signed.
    const options = { algorithms: ['EdDSA'], typ: certificateType }
    const { payload } = await jwtVerify(token, keys.verificationKey, options)
    return CertificateClaims.safeParse(payload).data
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
