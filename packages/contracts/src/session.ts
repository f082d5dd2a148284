import * as z from 'zod/mini'

/** The signed-in person, as in the login answer and in the browser's storage. */
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
 * The claims of an access token (RFC 7519): user (`sub`), role, session, issuer and audience. `ver` is the
 * user's epoch at its issue. `auth_time` is when the user last proved who they are, in seconds, and `amr` how (RFC 8176);
 * a token of an older release has neither.
 */
export const AccessClaims = z.object({
  sub: z.string().check(z.minLength(1)),
  role: z.enum(['admin', 'user']),
  sid: z.string().check(z.minLength(1)),
  ver: z.int().check(z.nonnegative()),
  jti: z.string().check(z.minLength(1)),
  auth_time: z.optional(z.int()),
  amr: z.optional(z.array(z.string())),
  iat: z.int(),
  exp: z.int(),
})
export type AccessClaims = z.infer<typeof AccessClaims>

/** The issuer and the audience of access tokens. */
export const tokenIssuer = 'semaforo-identity'
export const tokenAudience = 'semaforo-api'
