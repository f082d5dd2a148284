import * as z from 'zod/mini'

/** The signed-in person, as login answers and as the browser keeps it. */
export const User = z.object({
  id: z.string().check(z.minLength(1)),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(['admin', 'user']),
  status: z.boolean(),
})
export type User = z.infer<typeof User>

/**
 * What an access token says (RFC 7519): who (`sub`), in which role and session, issued by whom for whom.
 * `ver` is the user's epoch when it was issued.
 */
export const AccessClaims = z.object({
  sub: z.string().check(z.minLength(1)),
  role: z.enum(['admin', 'user']),
  sid: z.string().check(z.minLength(1)),
  ver: z.int().check(z.nonnegative()),
  jti: z.string().check(z.minLength(1)),
  iat: z.int(),
  exp: z.int(),
})
export type AccessClaims = z.infer<typeof AccessClaims>

/** Who issues access tokens and for what they are good. */
export const tokenIssuer = 'semaforo-identity'
export const tokenAudience = 'semaforo-api'
