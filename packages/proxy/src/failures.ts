import { badGateway, badRequest, ProblemError, unavailable } from '@semaforo/service-kit'

/** The approximate time of a service restart. */
const retryAfterSeconds = 5
const later = 'Inténtalo de nuevo en unos segundos.'

/** No connection to the service. */
export const unreachable = (seconds: number, cause?: unknown) =>
  unavailable(
    'service-unavailable',
    `Esta parte del sitio no está disponible por ahora. ${later}`,
    seconds,
    cause,
  )

/** The service closed the connection before it answered. */
export const brokenOff = (cause?: unknown) =>
  badGateway('bad-gateway', `Esta parte del sitio interrumpió su respuesta. ${later}`, cause)

export const tooSlow = (cause?: unknown) =>
  new ProblemError(504, 'gateway-timeout', `Esta parte del sitio tardó demasiado en responder. ${later}`, {
    cause,
  })

/** The client disconnected: the response is only logged, and does not count as a failure of the service. */
export const clientLeft = () => new ProblemError(499, 'client-left', 'La solicitud se canceló.')

const timeouts = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'])
const refusals = new Set([
  'ECONNREFUSED',
  // The Unix socket of a service that is not running.
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])
/** Errors of a request that cannot be forwarded. */
const refusedByUs = new Set([
  'UND_ERR_INVALID_ARG',
  'UND_ERR_NOT_SUPPORTED',
  'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH',
])

/** Maps a transport error to the problem for the client. */
export function transportProblem(error: Error): ProblemError {
  const code = 'code' in error ? String(error.code) : ''
  if (timeouts.has(code)) return tooSlow(error)
  if (refusedByUs.has(code)) return badRequest('malformed-request', 'La solicitud no se entiende.')
  return refusals.has(code) ? unreachable(retryAfterSeconds, error) : brokenOff(error)
}
