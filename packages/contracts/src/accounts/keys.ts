import * as z from 'zod/mini'
import { call } from '../call.ts'

/** Public keys that verify access tokens (RFC 7517): Ed25519, the current signing key and the previous ones. */
export const KeySet = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      x: z.string(),
      kid: z.string(),
      use: z.literal('sig'),
      alg: z.literal('EdDSA'),
    }),
  ),
})
export type KeySet = z.infer<typeof KeySet>

export const readKeys = call({
  method: 'get',
  path: '/api/auth/jwks.json',
  summary: 'Las llaves públicas que verifican los tokens',
  answer: KeySet,
})
