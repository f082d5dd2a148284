import { type ForwardingLimits, readBody } from '@semaforo/proxy'
import { malformedJson, notJson } from '@semaforo/service-kit'
import type { Request } from 'express'

/**
 * What a request's body says.
 * @throws {ProblemError} 415, 400, and the errors of {@link readBody}
 */
export async function readJson(
  req: Request,
  limits: Pick<ForwardingLimits, 'bodyBytes' | 'bodyTimeoutMs'>,
): Promise<unknown> {
  if (!req.is('application/json')) throw notJson()
  const body = await readBody(req, limits)
  try {
    return JSON.parse(String(body))
  } catch {
    throw malformedJson()
  }
}
