import * as z from 'zod/mini'
import { somethingVisible } from './text.ts'

/**
 * A path with everything below it, the title of its page, what search engines say of it, and who may see it:
 * everyone where `access` is absent.
 */
export const FrontendRoute = z.object({
  path: z.string().check(z.startsWith('/')),
  title: z.string().check(z.regex(somethingVisible)),
  description: z.optional(z.string()),
  access: z.optional(z.enum(['user', 'admin'])),
})
export type FrontendRoute = z.infer<typeof FrontendRoute>

/**
 * What a frontend is called: in addresses, folders and metrics, and as the author of its team's moves. `sitio` is the
 * author of the site's own moves (`siteItself`), so no team may have that name.
 */
export const FrontendName = z.string().check(z.regex(/^(?!sitio$)[a-z]{1,40}$/))

/** The hash (SRI) that a browser checks a script by. It ignores an invalid one, and would run any content. */
export const Integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/))

/**
 * A frontend's entry in the header: it leads to `path`, its first route unless given; `icon` is the name of one of
 * the icons of `@semaforo/ui`; smaller `order` comes first.
 */
export const FrontendNav = z.object({
  label: z.string().check(z.regex(somethingVisible), z.maxLength(30)),
  icon: z.string().check(z.regex(/^[A-Z][A-Za-z0-9]{0,40}$/)),
  order: z.int().check(z.minimum(0), z.maximum(1_000)),
  path: z.optional(z.string().check(z.startsWith('/'))),
})
export type FrontendNav = z.infer<typeof FrontendNav>

/** Whether it is a valid URL, absolute or relative to the site. */
function isAddress(entry: string): boolean {
  return URL.canParse(entry, 'https://site.invalid')
}

/**
 * One frontend as the shell loads it: its paths and the URL of its entry. `withdrawn` are versions that were taken
 * back: a page that runs one of them should be loaded again.
 */
export const RegisteredFrontend = z.object({
  name: FrontendName,
  version: z.string().check(z.minLength(1)),
  entry: z.string().check(z.regex(/^\/|^https?:\/\//), z.refine(isAddress)),
  integrity: Integrity,
  routes: z.array(FrontendRoute).check(z.minLength(1)),
  nav: z.optional(FrontendNav),
  withdrawn: z.optional(z.array(z.string())),
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
