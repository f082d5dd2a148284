import { codeAlphabet, codeLength } from '@semaforo/contracts'
import type { Secret } from '../secret.ts'

/** The verification code that a registration's salt stands for. */
export function codeOf(secret: Secret, salt: string): string {
  const number = secret.derive('code', salt).readBigUInt64BE()
  const base = BigInt(codeAlphabet.length)
  return Array.from(
    { length: codeLength },
    (_, place) => codeAlphabet[Number((number / base ** BigInt(place)) % base)],
  ).join('')
}

/** The stored form of a code. A keyed hash: the five characters of a code could be brute-forced from a plain one. */
export function codeHash(secret: Secret, registrationId: string, code: string): string {
  return secret.derive('code-hash', registrationId, code.toUpperCase()).toString('base64url')
}
