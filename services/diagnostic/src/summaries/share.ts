import { createHash, createHmac, randomUUID } from 'node:crypto'
import { type Figures, figureFields } from '@semaforo/contracts'

/**
 * That something was shared, and nothing of what: a hash of its nonce, and what makes its summary the same one when it
 * is asked for again. `at` in milliseconds.
 */
export type Share = { nonce: string; jti: string; at: number }

/** A share with a partner. */
export const newShare = (partnerId: string, nonce: string, at: number): Share => ({
  nonce: createHash('sha256')
    .update(JSON.stringify([partnerId, nonce]))
    .digest('base64url'),
  jti: randomUUID(),
  at,
})

/**
 * What tells the figures of a share from others. Who knows the nonce can try stored figures out with it, so it belongs
 * in the cache alone, where it ends with the hour.
 */
export function printOf(nonce: string, figures: Figures): string {
  const values = figureFields.map((field) => figures[field])
  return createHmac('sha256', nonce).update(JSON.stringify(values)).digest('base64url')
}
