import type { FieldError } from '@semaforo/contracts'
import type { ProblemCode } from '@semaforo/contracts/problems'

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
