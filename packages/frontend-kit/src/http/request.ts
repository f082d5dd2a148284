import type { Call, Schema } from '@semaforo/contracts'
import type * as z from 'zod/mini'
import { renewSession } from '../session/renew.ts'
import { session } from '../session/session.ts'
import type { Input } from './address-of.ts'
import { ApiError, errorOf } from './api-error.ts'
import { send } from './send.ts'

/**
 * Makes a call of the contracts to the site's own origin and validates the answer with its schema. An expired
 * token is renewed once, invisibly.
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
  const response = await sendWithSession(call, input)
  if (!response.ok) throw await errorOf(response)
  const answer = call.answer.safeParse(await response.json().catch(() => undefined))
  if (answer.success) return answer.data
  throw new ApiError('El servicio respondió con datos que no entendemos.', response.status, 'unexpected')
}

async function sendWithSession(call: Call, input: Input): Promise<Response> {
  const token = session.read()?.token
  const response = await send(call, input, token)
  if (response.status !== 401 || !token || !(await renewSession(token))) return response
  return send(call, input, session.read()?.token)
}
