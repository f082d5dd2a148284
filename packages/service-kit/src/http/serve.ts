import '../spanish.ts'
import type { Call, FieldError, Schema } from '@semaforo/contracts'
import express, { type Request, type RequestHandler, type Response, type Router } from 'express'
import type * as z from 'zod/mini'
import { badRequest, methodNotAllowed, notJson, unknownPath } from './problem.ts'

/** A validated request: the values parsed by the schemas of its call. */
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
 * Validates a request with its call's schemas. The body is read here, after authorisation.
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
 * Serves a call of the contracts without authentication: validates query, parameters and body, passes them
 * typed to `handler` and answers its return value as JSON. Invalid values are a 400 with `errors`. A handler
 * sets `res.status` for any status other than 200.
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

type Method = 'get' | 'post' | 'patch' | 'delete'

function remember(res: Response, method: Method): void {
  const allow: string[] = res.locals.allow ?? []
  allow.push(...(method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]))
  res.locals.allow = allow
}

/** Adds a route; other methods on its path are answered 405 with `Allow`. */
export function route(router: Router, method: Method, path: string, handler: RequestHandler): void {
  router[method](path, handler)
  router.all(path, (_req, res, next) => {
    remember(res, method)
    next()
  })
}

/** The last handler: the path exists with other methods (405) or not at all (404). */
export const noRoute: RequestHandler = (_req, res) => {
  const allow: string[] | undefined = res.locals.allow
  throw allow ? methodNotAllowed(allow) : unknownPath()
}

const parse = express.json({ limit: '100kb' })

/**
 * Parses a request's body into `req.body`: JSON of at most 100 kB.
 * @throws {ProblemError} 415 for another content type; errors that `asProblem` maps to 400 or 413
 */
async function readJson(req: Request, res: Response): Promise<void> {
  const hasBody = req.headers['content-length'] !== '0'
  if (hasBody && req.is('application/json') === false) throw notJson()
  await new Promise<void>((resolve, reject) => {
    parse(req, res, (error?: unknown) => (error ? reject(error) : resolve()))
  })
}
