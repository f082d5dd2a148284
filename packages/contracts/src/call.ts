import type * as z from 'zod/mini'
import type { ProblemsByStatus } from './problems.ts'

/**
 * A schema of the contracts, written with zod/mini: the types and checks of zod, of which a page downloads only
 * what it uses.
 */
export type Schema = z.ZodMiniType

/**
 * One HTTP call of the system as data: the service validates with it, the client derives its types from it.
 * `path` has parameters in Express's form (`/api/users/:id`).
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
  /** Who may make it: any signed-in user, or admins only. Public where absent. */
  auth?: 'user' | 'admin'
  /** It destroys or hands over: the caller must have proved who they are within the last ten minutes. */
  freshProof?: true
  /**
   * Whether it is sent with the refresh cookie and `csrfHeader`; without a valid cookie it is rejected or has
   * no effect.
   */
  refreshCookie?: 'needed' | 'optional'
  /** The status of the answer where it is not 200. */
  status?: 201 | 303
  /** The content type of the answer where it is not JSON. */
  answerType?: 'text/plain'
  answer: Answer
  query?: Query
  params?: Params
  body?: Body
  /** The codes of its error answers, besides those that every call has (`documents/shared-problems.ts`). */
  problems?: ProblemsByStatus
}

/** Declares a call, preserving the exact types of its schemas. */
export function call<
  Answer extends Schema,
  Query extends Schema = z.ZodMiniUndefined,
  Params extends Schema = z.ZodMiniUndefined,
  Body extends Schema = z.ZodMiniUndefined,
>(definition: Call<Answer, Query, Params, Body>): Call<Answer, Query, Params, Body> {
  return definition
}
