import type * as z from 'zod/mini'
import type { ProblemsByStatus } from './problems.ts'

/**
 * A schema of the contracts. They are written with zod/mini: the same types and checks as zod, of which
 * a page downloads only what it uses.
 */
export type Schema = z.ZodMiniType

/**
 * One HTTP call of the system as data: the service validates with it, the client is typed by it.
 * `path` writes its parameters in Express's form (`/api/users/:id`).
 */
export type Call<
  Answer extends Schema = Schema,
  Query extends Schema = Schema,
  Params extends Schema = Schema,
  Body extends Schema = Schema,
> = {
  method: 'get' | 'post' | 'patch' | 'delete'
  path: string
  summary: string
  /** Who may make it: whoever is signed in, or admins alone. Everybody where it is absent. */
  auth?: 'user' | 'admin'
  /** Whether the refresh cookie goes with it, and `csrfHeader`: without a good cookie it is refused, or does nothing. */
  refreshCookie?: 'needed' | 'optional'
  /** The status of the answer where it is not 200. */
  status?: 201
  /** What the answer is where it is not JSON. */
  answerType?: 'text/plain'
  answer: Answer
  query?: Query
  params?: Params
  body?: Body
  /** The codes that it may be refused with, besides those that every call has (`documents/general.ts`). */
  problems?: ProblemsByStatus
}

/** Declares a call and keeps the exact types of its schemas. */
export function call<
  Answer extends Schema,
  Query extends Schema = z.ZodMiniUndefined,
  Params extends Schema = z.ZodMiniUndefined,
  Body extends Schema = z.ZodMiniUndefined,
>(definition: Call<Answer, Query, Params, Body>): Call<Answer, Query, Params, Body> {
  return definition
}
