import { type AccessClaims, type Call, freshProofMs, type Schema } from '@semaforo/contracts'
import type { Router } from 'express'
import type * as z from 'zod/mini'
import { forbidden } from '../http/problem.ts'
import { route, type Served, validated } from '../http/serve.ts'

/**
 * Serves a call to the callers that its `auth` allows; the handler receives the caller. The body is not read
 * before the caller is authorised: 401 without a valid token, 403 where an admin or a fresh proof is required.
 */
export function serveAs<
  Answer extends Schema,
  Query extends Schema,
  Params extends Schema,
  Body extends Schema,
  Caller extends Pick<AccessClaims, 'role' | 'auth_time'>,
>(
  router: Router,
  authenticate: (authorization: string | undefined) => Promise<Caller>,
  call: Call<Answer, Query, Params, Body>,
  handler: (
    request: Served<Query, Params, Body> & { caller: Caller },
  ) => Promise<z.input<Answer>> | z.input<Answer>,
): void {
  if (!call.auth) throw new Error(`${call.path} says not who may call it`)
  route(router, call.method, call.path, async (req, res) => {
    const caller = await authenticate(req.headers.authorization)
    if (call.auth === 'admin' && caller.role !== 'admin') throw notAllowed()
    if (call.freshProof) requireFreshProof(caller)
    res.set('Cache-Control', 'no-store')
    const request = await validated(call, req, res)
    // No ETag, unlike `res.json`: the answer may not be cached, so it is never revalidated.
    res.type('json').end(JSON.stringify(await handler({ ...request, caller, req, res })))
  })
}

/**
 * For a call that needs a fresh proof for some of its bodies only.
 * @throws {ProblemError} 403 unless the caller proved within the last ten minutes who they are
 */
export function requireFreshProof({ auth_time = 0 }: Pick<AccessClaims, 'auth_time'>): void {
  if (Math.abs(Date.now() - auth_time * 1_000) > freshProofMs)
    throw forbidden('proof-needed', 'Para continuar, confirma tu contraseña.')
}

/** The caller is authenticated but not allowed to make this call. */
export const notAllowed = () => forbidden('not-allowed', 'No tienes permisos')
