import { createHash, createHmac, randomUUID } from 'node:crypto'
import { type Figures, figureFields } from '@semaforo/contracts'

/**
 * A result that was shared, without saying which: hashes of its nonce and of its figures, and what makes its summary
 * the same one when it is asked for again. `at` in milliseconds.
 */
export type Share = { nonce: string; print: string; jti: string; at: number }

/**
 * A share of some figures with a partner. The figures' hash is keyed by the nonce, of which only a hash is kept: who
 * reads what we keep cannot try figures out.
 */
export function newShare(partnerId: string, nonce: string, figures: Figures, at: number): Share {
  const values = figureFields.map((field) => figures[field])
  return {
    nonce: createHash('sha256')
      .update(JSON.stringify([partnerId, nonce]))
      .digest('base64url'),
    print: createHmac('sha256', nonce).update(JSON.stringify(values)).digest('base64url'),
    jti: randomUUID(),
    at,
  }
}
