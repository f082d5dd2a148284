import type { z } from 'zod'

/**
 * A configuration that `NODE_ENV=production` does not start with while one of these variables is unset: what each
 * falls back to is for a machine that one develops on.
 * @param needed what to write into each, a Spanish sentence
 */
export function neededInProduction<Shape extends z.ZodRawShape>(
  config: z.ZodObject<Shape>,
  needed: { readonly [name: string]: string },
): z.ZodObject<Shape> {
  return config.superRefine((values: Record<string, unknown>, context) => {
    if (values['NODE_ENV'] !== 'production') return
    for (const [name, message] of Object.entries(needed)) {
      if (values[name] === undefined) context.addIssue({ code: 'custom', path: [name], message })
    }
  })
}

/** What stands in links and decides about cookies: see `neededInProduction`. */
export const publicUrlNeeded = {
  PUBLIC_URL:
    'con NODE_ENV=production escribe la dirección con que el público abre el sitio, por ejemplo https://semaforo.example.',
}
