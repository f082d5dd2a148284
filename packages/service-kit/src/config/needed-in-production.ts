import type { z } from 'zod'
import { isLoopbackHost } from '../http/address.ts'

/**
 * Requires variables in production: with `NODE_ENV=production` the process does not start while one of them is
 * unset, since the defaults are for development, or is an http address of another machine: cookies and links need TLS.
 * @param needed what to set each variable to, a Spanish sentence
 */
export function neededInProduction<Shape extends z.ZodRawShape>(
  config: z.ZodObject<Shape>,
  needed: { readonly [name: string]: string },
): z.ZodObject<Shape> {
  return config.superRefine((values: Record<string, unknown>, context) => {
    if (values['NODE_ENV'] !== 'production') return
    for (const [name, message] of Object.entries(needed)) {
      const value = values[name]
      if (value === undefined || isPlainHttp(String(value)))
        context.addIssue({ code: 'custom', path: [name], message })
    }
  })
}

function isPlainHttp(value: string): boolean {
  return value.startsWith('http:') && !isLoopbackHost(new URL(value).host)
}

/** The base of links, which also decides about cookies: see `neededInProduction`. */
export const publicUrlNeeded = {
  PUBLIC_URL:
    'con NODE_ENV=production escribe la dirección https con que el público abre el sitio, por ejemplo https://semaforo.example.',
}
