import { type Call, csrfHeader, type Schema } from '@semaforo/contracts'
import type * as z from 'zod/mini'
import { connectionError } from './api-error.ts'

const TIMEOUT_MS = 15_000

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

/**
 * Sends a call to the site's own origin, with the access token if there is one.
 * @throws {ApiError} without an answer within 15 s; an abort by the caller is passed on
 */
export async function send(call: Call, input: Input, token: string | undefined): Promise<Response> {
  const deadline = AbortSignal.timeout(TIMEOUT_MS)
  const headers = new Headers({ accept: 'application/json' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (call.method !== 'get') headers.set(csrfHeader, 'semaforo')
  if (input.body !== undefined) headers.set('content-type', 'application/json')
  try {
    return await fetch(urlOf(call.path, input), {
      method: call.method.toUpperCase(),
      headers,
      signal: input.signal ? AbortSignal.any([input.signal, deadline]) : deadline,
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    })
  } catch (cause) {
    if (input.signal?.aborted) throw cause
    throw connectionError(cause)
  }
}

function urlOf(path: string, input: Input): string {
  const params = (input.params ?? {}) as Record<string, unknown>
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>))
    if (value !== undefined) query.set(name, String(value))
  return query.size > 0 ? `${filled}?${query}` : filled
}
