import type { Schema } from '@semaforo/contracts'
import type * as z from 'zod/mini'

/** The input of a call, as its schemas parse it. */
export type Input<
  Query extends Schema = Schema,
  Params extends Schema = Schema,
  Body extends Schema = Schema,
> = {
  query?: z.input<Query>
  params?: z.input<Params>
  body?: z.input<Body>
  signal?: AbortSignal
}

/** The address of a call with its parameters and its query. */
export function addressOf(path: string, input: Input): string {
  const params = (input.params ?? {}) as Record<string, unknown>
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>))
    if (value !== undefined) query.set(name, String(value))
  return query.size > 0 ? `${filled}?${query}` : filled
}
