import * as z from 'zod/mini'

/** A path with everything below it, the title of its page, and who may see it: everyone where `access` is absent. */
export const FrontendRoute = z.object({
  path: z.string().check(z.startsWith('/')),
  title: z.string().check(z.minLength(1)),
  access: z.optional(z.enum(['user', 'admin'])),
})
export type FrontendRoute = z.infer<typeof FrontendRoute>

/** Whether it is a valid URL, absolute or relative to the site. */
function isAddress(entry: string): boolean {
  return URL.canParse(entry, 'https://site.invalid')
}

/** One frontend as the shell loads it: its paths and the URL of its entry. */
export const RegisteredFrontend = z.object({
  name: z.string().check(z.regex(/^[a-z]+$/)),
  version: z.string().check(z.minLength(1)),
  entry: z.string().check(z.regex(/^\/|^https?:\/\//), z.refine(isAddress)),
  // A browser ignores an invalid hash, and would run any content.
  integrity: z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
  routes: z.array(FrontendRoute).check(z.minLength(1)),
})
export type RegisteredFrontend = z.infer<typeof RegisteredFrontend>

/**
 * `/federation/registry.json` with unparsed records: each is validated separately, so that an invalid one does
 * not affect the others.
 */
export const RegistryDocument = z.object({ frontends: z.array(z.unknown()) })

/** `/federation/registry.json`: the frontends that are live now. */
export const Registry = z.object({ frontends: z.array(RegisteredFrontend) })
export type Registry = z.infer<typeof Registry>
