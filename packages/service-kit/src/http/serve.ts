import type { Call, FieldError, Schema } from '@semaforo/contracts'
import type { Request, Response, Router } from 'express'
import type * as z from 'zod/mini'
import '../spanish.ts'
import { readJson } from './json-body.ts'
import { badRequest } from './problem-error.ts'
import { route } from './route.ts'

/** A request after validation: what its call's schemas made of it. */
export type Served<Query extends Schema, Params extends Schema, Body extends Schema> = {
  query: z.output<Query>
  params: z.output<Params>
  body: z.output<Body>
  req: Request
  res: Response
}

function check<Checked extends Schema>(schema: Checked | undefined, value: unknown, errors: FieldError[]) {
  const result = schema?.safeParse(value)
  for (const issue of result?.error?.issues ?? []) {
    errors.push({ path: issue.path.join('.'), message: issue.message })
  }
  return result?.data as z.output<Checked>
}

/**
 * What a call's schemas make of a request, whose body is read here: nobody's is before it is known who calls.
 * @throws {ProblemError} 400 with `errors`, 413, 415
 */
export async function validated<Query extends Schema, Params extends Schema, Body extends Schema>(
  call: Call<Schema, Query, Params, Body>,
  req: Request,
  res: Response,
): Promise<Pick<Served<Query, Params, Body>, 'query' | 'params' | 'body'>> {
  await readJson(req, res)
  const errors: FieldError[] = []
  const query = check(call.query, req.query, errors)
  const params = check(call.params, req.params, errors)
  const body = check(call.body, req.body, errors)
  const [first, ...others] = errors
  if (first) {
    const message = others.length > 0 ? 'Revisa los datos marcados y envíalos de nuevo.' : first.message
    throw badRequest('invalid-request', message, errors)
  }
  return { query, params, body }
}

/**
 * Serves a call of the contracts to everybody: validates query, parameters and body, hands them typed to
 * `handler` and answers what it returns as JSON. A value that a schema refuses is a 400 with `errors`.
 * A handler that answers something else than 200 sets `res.status` first.
 */
export function serve<
  Answer extends Schema,
  Query extends Schema,
  Params extends Schema,
  Body extends Schema,
>(
  router: Router,
  call: Call<Answer, Query, Params, Body>,
  handler: (request: Served<Query, Params, Body>) => Promise<z.input<Answer>> | z.input<Answer>,
): void {
  if (call.auth) throw new Error(`${call.path} is not for everybody: serveAs`)
  route(router, call.method, call.path, async (req, res) => {
    res.json(await handler({ ...(await validated(call, req, res)), req, res }))
  })
}
