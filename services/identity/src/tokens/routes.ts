import { readKeys } from '@semaforo/contracts'
import { serve } from '@semaforo/service-kit'
import { Router } from 'express'
import type { Identity } from '../identity.ts'

/** The JWKS (RFC 7517): the public keys with which every service verifies access tokens. */
export function keyRoutes({ tokens }: Identity): Router {
  const router = Router()
  serve(router, readKeys, ({ res }) => {
    res.set('Cache-Control', 'public, max-age=300')
    return tokens.publicKeys()
  })
  return router
}
