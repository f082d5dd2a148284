import * as z from 'zod/mini'

/** One invalid field. `path` is its path in the body (`items.0.name`). */
export const FieldError = z.object({ path: z.string(), message: z.string() })
export type FieldError = z.infer<typeof FieldError>

/**
 * The body of every error answer: RFC 9457 (`application/problem+json`) with further members. `message` and
 * `msg` hold the same Spanish sentence; `code` is stable and documented.
 */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  message: z.string(),
  msg: z.string(),
  errors: z.optional(z.array(FieldError)),
  requestId: z.optional(z.string()),
})
export type Problem = z.infer<typeof Problem>

/** Where an error is explained to people, by its code. */
export const helpPage = (code: string): string => `/ayuda/errores#${code}`
