import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { codeAlphabet, codeLength } from '@semaforo/contracts'
import type { AggregateStore } from '@semaforo/service-kit'

/** The server's secret, from which codes and links are derived: they need not be stored. */
export type Secret = { derive(purpose: string, ...parts: string[]): Buffer }

/** Reads the secret; the first start makes it. */
export async function openSecret(store: AggregateStore<{ key: string }>): Promise<Secret> {
  const made = { key: randomToken() }
  const { state } = await store.update('server', (kept) => [kept ?? made, []])
  const key = Buffer.from((state ?? made).key, 'base64url')
  return {
    derive: (purpose, ...parts) =>
      createHmac('sha256', key)
        .update(JSON.stringify([purpose, ...parts]))
        .digest(),
  }
}

/** 256 random bits as 43 characters. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token that nobody could guess. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Compares without telling by its time where two texts differ. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The verification code of a registration's salt. */
export function codeOf(secret: Secret, salt: string): string {
  const number = secret.derive('code', salt).readBigUInt64BE()
  const base = BigInt(codeAlphabet.length)
  return Array.from(
    { length: codeLength },
    (_, place) => codeAlphabet[Number((number / base ** BigInt(place)) % base)],
  ).join('')
}

/** What is stored of a code: keyed, since five characters alone could be tried out. */
export function codeHash(secret: Secret, registrationId: string, code: string): string {
  return secret.derive('code-hash', registrationId, code.toUpperCase()).toString('base64url')
}

/** The secret half of the link that makes a browser known. */
export function loginLinkSecretOf(secret: Secret, guardId: string, salt: string): string {
  return secret.derive('login-link', guardId, salt).toString('base64url')
}

/** The secret half of a recovery's link. */
export function linkSecretOf(secret: Secret, recoveryId: string, salt: string): string {
  return secret.derive('recovery', recoveryId, salt).toString('base64url')
}
