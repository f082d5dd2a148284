import type { z } from 'zod'

/**
 * One HTTP call of the system as data: the service validates with it, the client is typed by it.
 * `path` writes its parameters in Express's form (`/api/users/:id`).
 */
export type Call<
  Answer extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
> = {
  method: 'get' | 'post' | 'patch' | 'delete'
  path: string
  summary: string
  answer: Answer
  query?: Query
  params?: Params
  body?: Body
}

/** Declares a call and keeps the exact types of its schemas. */
export function call<
  Answer extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
  Params extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(definition: Call<Answer, Query, Params, Body>): Call<Answer, Query, Params, Body> {
  return definition
}
