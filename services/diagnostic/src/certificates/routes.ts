import { certifyRecord, checkCertificate, withdrawCertificate } from '@semaforo/contracts'
import type { RiskModel } from '@semaforo/diagnosis'
import type { Platform } from '@semaforo/platform'
import { type Authenticate, serve, serveAs, tooManyAttempts } from '@semaforo/service-kit'
import type { Router } from 'express'
import { createClientLimits } from '../client-limits.ts'
import type { Stores } from '../store.ts'
import { createCertificateKeys } from './certificate-token.ts'
import { certify, withdrawOwn } from './certify.ts'
import { checkCode, checkToken } from './check.ts'

type Context = {
  platform: Platform
  authenticate: Authenticate
  stores: Stores
  /** @throws {ProblemError} 503 without a valid model */
  model: () => RiskModel
  baseRate: number
  /** The origin of the site. */
  site: string
}

/** Certificates: issued and withdrawn by a record's owner, checked by whoever has the paper. */
export function certificateRoutes(router: Router, context: Context): void {
  const { platform, authenticate, stores, ...rest } = context
  const { records } = stores
  const limits = createClientLimits(platform)
  const keys = createCertificateKeys(stores.certificateKeys, Date.now)
  const means = { ...rest, keys, now: Date.now }

  serveAs(router, authenticate, certifyRecord, async ({ params, caller, res }) => {
    const certified = await certify(records, means, params.id, caller.sub)
    res.status(201)
    return certified
  })
  serveAs(router, authenticate, withdrawCertificate, async ({ params, caller }) => ({
    withdrawn: await withdrawOwn(stores, params.id, caller.sub),
  }))
  serve(router, checkCertificate, async ({ body, req, res }) => {
    const verdict = await limits.count('certificate-checks', req)
    if (!verdict.allowed) throw tooManyAttempts(verdict.retryAfterSeconds)
    res.set('Cache-Control', 'no-store')
    return 'token' in body ? checkToken(records, keys, body.token) : checkCode(records, body.code)
  })
}
