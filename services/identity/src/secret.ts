import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AggregateStore } from '@semaforo/platform'

/** Derives keyed values (HMAC-SHA-256) from the server's secret: codes and link tokens need not be stored. */
export type Secret = { derive(purpose: string, ...parts: string[]): Buffer }

/** Reads the server's secret; the first start creates it. */
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

/** The stored form of a high-entropy token: an unkeyed hash is enough. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Compares in constant time, so that response times do not reveal how much of a secret matches. */
export function equalInConstantTime(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
