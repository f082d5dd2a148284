import type { Call, Schema } from '@semaforo/contracts'
import type * as z from 'zod/mini'
import { askForProof } from '../proof/ask-for-proof.ts'
import { renewSession } from '../session/renew.ts'
import { session } from '../session/session.ts'
import type { Input } from './address-of.ts'
import { connectionError, errorOf, unexpectedAnswer } from './api-error.ts'
import { send } from './send.ts'

/**
 * Makes a call of the contracts to the site's own origin and validates the answer with its schema. An expired
 * token is renewed once, invisibly. Where the server wants a fresh proof of who calls, a dialog asks for it, and the call
 * is made again.
 * @throws {ApiError} for an error answer, an answer of another shape, and no whole answer within 15 s
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
  const response = await sendWithProof(call, input)
  if (!response.ok) throw await errorOf(response)
  const answer = call.answer.safeParse(await bodyOf(response, input.signal))
  if (answer.success) return answer.data
  throw unexpectedAnswer(response)
}

/** A body that is cut off is no answer: what reads any shape would take it for an empty one. */
async function bodyOf(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw connectionError(cause, signal)
  })
  try {
    return JSON.parse(text)
  } catch {
    throw unexpectedAnswer(response)
  }
}

async function sendWithProof(call: Call, input: Input): Promise<Response> {
  const asked = session.read()
  const response = await sendWithSession(call, input)
  if (response.status !== 403) return response
  const { code } = await errorOf(response.clone())
  if (code !== 'proof-needed' || !(await askForProof(request))) return response
  // Somebody else may have signed in meanwhile, whose call this is not.
  return session.read()?.user.id === asked?.user.id ? sendWithSession(call, input) : response
}

async function sendWithSession(call: Call, input: Input): Promise<Response> {
  const asked = session.read()
  const response = await send(call, input, asked?.token)
  if (response.status !== 401 || !asked || !(await renewSession(asked.token))) return response
  const renewed = session.read()
  // Somebody else may have signed in meanwhile, whose call this is not.
  return renewed?.user.id === asked.user.id ? send(call, input, renewed.token) : response
}
