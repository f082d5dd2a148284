import type { AccessClaims, Call, Schema } from '@semaforo/contracts'
import type { Router } from 'express'
import type * as z from 'zod/mini'
import { forbidden } from '../http/problem.ts'
import { route, type Served, validated } from '../http/serve.ts'

/**
 * Serves a call to the callers that its `auth` allows; the handler receives the caller. The body is not read
 * before the caller is authorised: 401 without a valid token, 403 where an admin is required.
 */
export function serveAs<
  Answer extends Schema,
  Query extends Schema,
  Params extends Schema,
  Body extends Schema,
  Caller extends Pick<AccessClaims, 'role'>,
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
    res.set('Cache-Control', 'no-store')
    const request = await validated(call, req, res)
    // No ETag, unlike `res.json`: the answer may not be cached, so it is never revalidated.
    res.type('json').end(JSON.stringify(await handler({ ...request, caller, req, res })))
  })
}

/** The caller is authenticated but not allowed to make this call. */
export const notAllowed = () => forbidden('not-allowed', 'No tienes permisos')
