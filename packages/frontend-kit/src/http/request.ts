import type { Call, Schema } from '@semaforo/contracts'
import type * as z from 'zod/mini'
import { session } from '../session/session.ts'
import { ApiError, connectionError, errorOf } from './api-error.ts'

const TIMEOUT_MS = 15_000

type Input<Query extends Schema, Params extends Schema, Body extends Schema> = {
  query?: z.input<Query>
  params?: z.input<Params>
  body?: z.input<Body>
  signal?: AbortSignal
}

/**
 * Makes a call of the contracts on the site's own origin and checks the answer with its schema.
 * @throws {ApiError} for an error answer, an answer of another shape, and no answer within 15 s
 */
export async function request<
  Answer extends Schema,
  Query extends Schema,
  Params extends Schema,
  Body extends Schema,
>(
  call: Call<Answer, Query, Params, Body>,
  input: Input<Query, Params, Body> = {},
): Promise<z.output<Answer>> {
  const response = await send(call, input)
  if (!response.ok) throw await errorOf(response)
  const answer = call.answer.safeParse(await response.json().catch(() => undefined))
  if (answer.success) return answer.data
  throw new ApiError('El servicio respondió con datos que no entendemos.', response.status, 'unexpected')
}

async function send(call: Call, input: Input<Schema, Schema, Schema>): Promise<Response> {
  const deadline = AbortSignal.timeout(TIMEOUT_MS)
  const token = session.read()?.token
  const headers = new Headers({ accept: 'application/json' })
  if (token) headers.set('authorization', `Bearer ${token}`)
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

function urlOf(path: string, input: { query?: unknown; params?: unknown }): string {
  const params = (input.params ?? {}) as Record<string, unknown>
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>))
    if (value !== undefined) query.set(name, String(value))
  return query.size > 0 ? `${filled}?${query}` : filled
}
