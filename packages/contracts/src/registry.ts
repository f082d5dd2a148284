import { z } from 'zod'

/** One frontend as the shell loads it: which paths it owns and where its entry lies. */
export const RegisteredFrontend = z.object({
  name: z.string().regex(/^[a-z]+$/),
  version: z.string().min(1),
  manifest: z.string().regex(/^\/|^https?:\/\//),
  integrity: z.string().regex(/^sha384-/),
  routes: z.array(z.object({ path: z.string().startsWith('/'), title: z.string().min(1) })).min(1),
})
export type RegisteredFrontend = z.infer<typeof RegisteredFrontend>

/** `/federation/registry.json`: the frontends that are live now. */
export const Registry = z.object({ frontends: z.array(RegisteredFrontend) })
export type Registry = z.infer<typeof Registry>
