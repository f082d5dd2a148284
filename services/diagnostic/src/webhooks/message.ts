import { webcrypto } from 'node:crypto'
import { SummaryClaims } from '@semaforo/contracts'
import type { SigningKeys } from '@semaforo/service-kit'
import { decodeJwt } from 'jose'

/**
 * The message with which a partner's server gets a summary, by the Standard Webhooks: `id` is the idempotency key, the
 * same in each attempt, and the signature is an asymmetric one (`v1a`), by a key that is published with those of the
 * summaries.
 * @param now milliseconds
 */
export async function summaryMessage(
  keys: Pick<SigningKeys, 'current'>,
  { id, summary }: { id: string; summary: string },
  now: number,
): Promise<{ headers: Record<string, string>; body: string }> {
  const claims = SummaryClaims.parse(decodeJwt(summary))
  const body = JSON.stringify({ type: 'summary.shared', summary, claims })
  const timestamp = Math.floor(now / 1_000)
  const { kid, key } = await keys.current()
  const signed = Buffer.from(`${id}.${timestamp}.${body}`)
  const signature = Buffer.from(await webcrypto.subtle.sign('Ed25519', key, signed)).toString('base64')
  return {
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1a,${signature}`,
      'webhook-key-id': kid,
    },
    body,
  }
}
