import type { ServerResponse } from 'node:http'
import type { FieldError, Problem } from '@semaforo/contracts'
import type { ProblemCode } from '@semaforo/contracts/problems'
import { StoreFull, StoreUnavailable } from '@semaforo/platform'

/**
 * Thrown by a handler to answer an error that the user can act on. `code` is stable and listed in
 * docs/errores.md; `message` is a Spanish sentence for the user.
 */
export class ProblemError extends Error {
  readonly status: number
  readonly code: ProblemCode
  readonly errors: readonly FieldError[] | undefined
  readonly headers: Readonly<Record<string, string>>
  constructor(
    status: number,
    code: ProblemCode,
    message: string,
    more: {
      errors?: readonly FieldError[] | undefined
      headers?: Record<string, string>
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: more.cause })
    this.name = 'ProblemError'
    this.status = status
    this.code = code
    this.errors = more.errors
    this.headers = more.headers ?? {}
  }
}

export const badRequest = (code: ProblemCode, message: string, errors?: readonly FieldError[]) =>
  new ProblemError(400, code, message, { errors })

export const unauthorized = (code: ProblemCode, message: string) =>
  new ProblemError(401, code, message, { headers: { 'WWW-Authenticate': 'Bearer' } })

export const forbidden = (code: ProblemCode, message: string) => new ProblemError(403, code, message)

export const notFound = (code: ProblemCode, message: string) => new ProblemError(404, code, message)

export const unknownPath = () => notFound('not-found', 'Esta dirección no existe.')

/** @param allowed the methods that the path has, for `Allow` */
export const methodNotAllowed = (allowed: readonly string[]) =>
  new ProblemError(405, 'method-not-allowed', 'Esta dirección no admite ese método.', {
    headers: { Allow: allowed.join(', ') },
  })

export const notJson = () =>
  new ProblemError(415, 'unsupported-media-type', 'Envía los datos como JSON (application/json).')

export const malformedJson = () => badRequest('malformed-json', 'Los datos no son JSON válido.')

export const conflict = (code: ProblemCode, message: string, errors?: readonly FieldError[]) =>
  new ProblemError(409, code, message, { errors })

export const tooManyRequests = (code: ProblemCode, message: string, retryAfterSeconds: number) =>
  new ProblemError(429, code, message, { headers: { 'Retry-After': String(retryAfterSeconds) } })

/** Refuses an attempt beyond a limit, with `seconds` as Retry-After. */
export function tooManyAttempts(seconds: number) {
  const wait = seconds < 90 ? counted(seconds, 'segundo') : counted(Math.ceil(seconds / 60), 'minuto')
  return tooManyRequests(
    'too-many-attempts',
    `Demasiados intentos. Espera ${wait} e inténtalo de nuevo.`,
    seconds,
  )
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** A dependency failed or answered something invalid. */
export const badGateway = (code: ProblemCode, message: string, cause?: unknown) =>
  new ProblemError(502, code, message, { cause })

/** A dependency is unavailable. */
export const unavailable = (
  code: ProblemCode,
  message: string,
  retryAfterSeconds?: number,
  cause?: unknown,
) =>
  new ProblemError(503, code, message, {
    headers: retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
    cause,
  })

/** The response header that reports an unavailable database: no other request would succeed either. */
export const storeHeader = 'x-store'
export const storeUnavailable = 'unavailable'

const bodyErrors: Record<string, ProblemError> = {
  'entity.parse.failed': malformedJson(),
  'entity.too.large': new ProblemError(413, 'payload-too-large', 'Los datos enviados son demasiado grandes.'),
  'encoding.unsupported': new ProblemError(415, 'unsupported-media-type', 'Esa compresión no se admite.'),
  'charset.unsupported': new ProblemError(415, 'unsupported-media-type', 'Envía los datos en UTF-8.'),
}

const malformed = new ProblemError(400, 'malformed-request', 'La solicitud no se entiende.')
const internal = new ProblemError(
  500,
  'internal-error',
  'Algo falló de nuestro lado. Inténtalo de nuevo en unos minutos.',
)

const databaseUnavailable = (cause: unknown) =>
  new ProblemError(
    503,
    'store-unavailable',
    'Por ahora no podemos leer ni guardar tus datos. Inténtalo de nuevo en unos segundos.',
    { headers: { 'Retry-After': '5', [storeHeader]: storeUnavailable }, cause },
  )

const diskFull = (cause: unknown) =>
  new ProblemError(
    507,
    'store-full',
    'Por ahora no hay espacio para guardar: esto no se guardó. Lo que ya tenías sigue ahí.',
    { headers: { 'Retry-After': '60' }, cause },
  )

/** Maps any thrown value to a problem; unexpected errors reveal nothing to the client. */
export function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  if (error instanceof StoreUnavailable) return databaseUnavailable(error)
  if (error instanceof StoreFull) return diskFull(error)
  if (!(error instanceof Error)) return internal
  if ('type' in error && typeof error.type === 'string' && bodyErrors[error.type]) {
    return bodyErrors[error.type] ?? malformed
  }
  // Express sets a status on errors that the client caused (a malformed path, an aborted body).
  return 'status' in error && Number(error.status) >= 400 && Number(error.status) < 500 ? malformed : internal
}

const titles: Record<number, string> = {
  400: 'Solicitud no válida',
  401: 'Falta iniciar sesión',
  403: 'No permitido',
  404: 'No encontrado',
  405: 'Método no permitido',
  408: 'Tiempo agotado',
  409: 'Conflicto',
  413: 'Contenido demasiado grande',
  414: 'Dirección demasiado larga',
  415: 'Tipo de contenido no admitido',
  429: 'Demasiadas solicitudes',
  500: 'Error interno',
  502: 'Respuesta no válida',
  503: 'No disponible',
  504: 'Tiempo agotado',
}

/** Answers an error as RFC 9457 `application/problem+json`. The request id is read from the response header. */
export function sendProblem(res: ServerResponse, error: ProblemError): void {
  const requestId = res.getHeader('x-request-id')
  const problem: Problem = {
    type: `urn:semaforo:error:${error.code}`,
    title: titles[error.status] ?? 'Error',
    status: error.status,
    code: error.code,
    message: error.message,
    msg: error.message,
    ...(error.errors && { errors: [...error.errors] }),
    ...(typeof requestId === 'string' && { requestId }),
  }
  const body = Buffer.from(JSON.stringify(problem))
  res.writeHead(error.status, {
    'Cache-Control': 'no-store',
    ...error.headers,
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': body.length,
  })
  res.end(res.req.method === 'HEAD' ? undefined : body)
}
