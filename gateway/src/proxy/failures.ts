import { badGateway, badRequest, ProblemError, unavailable } from '@semaforo/service-kit'

/** A service that starts anew is back about then. */
const retryAfterSeconds = 5
const later = 'Inténtalo de nuevo en unos segundos.'

/** Nobody answers where the service should be. */
export const unreachable = (seconds: number, cause?: unknown) =>
  unavailable(
    'service-unavailable',
    `Esta parte del sitio no está disponible por ahora. ${later}`,
    seconds,
    cause,
  )

/** The service broke off before it answered. */
export const brokenOff = (cause?: unknown) =>
  badGateway('bad-gateway', `Esta parte del sitio interrumpió su respuesta. ${later}`, cause)

export const tooSlow = (cause?: unknown) =>
  new ProblemError(504, 'gateway-timeout', `Esta parte del sitio tardó demasiado en responder. ${later}`, {
    cause,
  })

/** The client did not wait: nobody reads this, and it says nothing about the service. */
export const clientLeft = () => new ProblemError(499, 'client-left', 'La solicitud se canceló.')

const timeouts = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'])
const refusals = new Set([
  'ECONNREFUSED',
  // The socket of a service of this machine that does not run.
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])
/** What the client sent cannot be sent on. */
const refusedByUs = new Set([
  'UND_ERR_INVALID_ARG',
  'UND_ERR_NOT_SUPPORTED',
  'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH',
])

/** What the client is told about a failed transport. */
export function transportProblem(error: Error): ProblemError {
  const code = 'code' in error ? String(error.code) : ''
  if (timeouts.has(code)) return tooSlow(error)
  if (refusedByUs.has(code)) return badRequest('malformed-request', 'La solicitud no se entiende.')
  return refusals.has(code) ? unreachable(retryAfterSeconds, error) : brokenOff(error)
}
