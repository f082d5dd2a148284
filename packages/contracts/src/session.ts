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
