import { type ProblemCode, problems } from '@semaforo/contracts/problems'
import { Refusal } from '@semaforo/releases'
import { ProblemError } from '@semaforo/service-kit'

const statuses = new Map<string, number | null>(problems.map(([code, status]) => [code, status]))
const damaged = 'El registro de un frontend está dañado: quien opera el sitio lo repone de un respaldo.'
/** Seconds for `Retry-After`, for temporary refusals. */
const retryAfterSeconds: Partial<Record<string, string>> = { busy: '1', 'uploads-full': '60' }

/**
 * Says as a problem what the releases refused: the same code and sentence.
 * @throws {ProblemError} for a refusal; anything else as it is
 */
export function asRefused(error: unknown): never {
  const status = error instanceof Refusal && statuses.get(error.code)
  if (!status) throw error
  const { code } = error as Refusal
  // Its own message contains a path on this server.
  const message = code === 'damaged' ? damaged : (error as Refusal).message
  const retryAfter = retryAfterSeconds[code]
  throw new ProblemError(status, code as ProblemCode, message, {
    ...(retryAfter !== undefined && { headers: { 'Retry-After': retryAfter } }),
    cause: error,
  })
}

export function tooManyFiles(): ProblemError {
  const headers = { 'Retry-After': '1' }
  return new ProblemError(503, 'busy', 'Llegan demasiados archivos a la vez: repite en un segundo.', {
    headers,
  })
}
