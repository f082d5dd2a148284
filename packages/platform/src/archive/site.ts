import { createHash } from 'node:crypto'

/** Where identity keeps the secret that a site makes at its first start. */
export const secretOf = { service: 'identity', store: 'secret', id: 'server' } as const

/** The fingerprint of a site from the state of its secret; empty where there is none. */
export function fingerprintOf(secret: unknown): string {
  if (secret === undefined || secret === null) return ''
  return createHash('sha256').update(JSON.stringify(secret)).digest('hex').slice(0, 16)
}
