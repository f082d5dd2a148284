import { type Call, csrfHeader } from '@semaforo/contracts'
import { addressOf, type Input } from './address-of.ts'
import { connectionError } from './api-error.ts'

const TIMEOUT_MS = 15_000

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
    return await fetch(addressOf(call.path, input), {
      method: call.method.toUpperCase(),
      headers,
      signal: input.signal ? AbortSignal.any([input.signal, deadline]) : deadline,
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    })
  } catch (cause) {
    throw connectionError(cause, input.signal)
  }
}
