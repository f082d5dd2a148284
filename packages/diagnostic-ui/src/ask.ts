import type { Call, Problem, Schema } from '@semaforo/contracts'
import type * as z from 'zod/mini'
import { setClock } from './clock.ts'

/** The calls that the widget makes. Their schemas in the contracts would weigh as much as half of its own code. */
export const paths = {
  model: '/api/widget/model',
  shares: '/api/widget/shares',
  usage: '/api/widget/usage',
} as const

/**
 * Why a call failed: `offline` if it was not made, the code of its problem if it was refused (`unexpected` without
 * one), and `unknown` where it may have been executed: no answer, a malformed one, or a failure on the way.
 */
export class CallFailure extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

const timeoutMs = 15_000

/** What a call's body may be. */
export type BodyOf<Of extends Call> = z.input<NonNullable<Of['body']> & Schema>

/**
 * Makes an anonymous call: without a session, and without storage, which a partner's page need not allow. The address
 * is absolute, since the page may be of another origin. A call with a body is a POST.
 * @param cache `no-cache` to have it from the site, and not from the browser's cache
 * @returns the JSON of the answer, unchecked
 * @throws {CallFailure}
 */
export async function ask(
  site: string,
  path: string,
  body?: unknown,
  cache: RequestCache = 'default',
): Promise<unknown> {
  const response = await fetch(site + path, {
    cache,
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body !== undefined && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  }).catch(() => {
    throw new CallFailure('unknown')
  })
  if (body !== undefined) setClock(response)
  const json: unknown = await response.json().catch(() => undefined)
  if (response.ok) return json
  throw new CallFailure(
    response.status >= 500 ? 'unknown' : ((json as Partial<Problem> | undefined)?.code ?? 'unexpected'),
  )
}
