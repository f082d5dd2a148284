import { badRequest, ProblemError } from '@semaforo/service-kit'
import type { Request } from 'express'
import type { Limits } from '../limits.ts'
import { readBody } from './read-body.ts'

/**
 * What a request's body says.
 * @throws {ProblemError} 415, 400, and those of {@link readBody}
 */
export async function readJson(
  req: Request,
  limits: Pick<Limits, 'bodyBytes' | 'bodyTimeoutMs'>,
): Promise<unknown> {
  if (!req.is('application/json')) {
    throw new ProblemError(415, 'unsupported-media-type', 'Envía los datos como JSON (application/json).')
  }
  const body = await readBody(req, limits)
  try {
    return JSON.parse(String(body))
  } catch {
    throw badRequest('malformed-json', 'Los datos no son JSON válido.')
  }
}
