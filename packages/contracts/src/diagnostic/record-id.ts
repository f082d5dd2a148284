import * as z from 'zod/mini'

/** The id of a record in an address. */
export const recordId = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/, 'Ese diagnóstico no existe.')),
})
