import { type FieldError, Problem } from '@semaforo/contracts'

/** Why a call failed; `message` is a Spanish sentence to show to the person. */
export class ApiError extends Error {
  /** HTTP status; 0 without an answer. */
  readonly status: number
  readonly code: string
  readonly errors: FieldError[]
  constructor(message: string, status: number, code: string, errors: FieldError[] = []) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.errors = errors
  }
}

/** The error that an answer carries: a problem document, a `message` or `msg` of any other body, or a general one. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined)
  const problem = Problem.safeParse(body).data
  if (problem) return new ApiError(problem.message, response.status, problem.code, problem.errors)
  const { message, msg } = Object(body)
  const said = [message, msg].find((text) => text && typeof text === 'string')
  if (said) return new ApiError(said, response.status, 'unknown')
  return new ApiError(
    'El servicio no respondió como se esperaba. Inténtalo de nuevo.',
    response.status,
    'unexpected',
  )
}

/** The error of an answer that cannot be understood. */
export const unexpectedAnswer = ({ status }: Response) =>
  new ApiError('El servicio respondió con datos que no entendemos.', status, 'unexpected')

/** The error of a call that got no whole answer; an abort by the caller (`signal`) is passed on. */
export function connectionError(cause: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return cause
  if (cause instanceof DOMException && cause.name === 'TimeoutError')
    return new ApiError('El servicio tardó demasiado en responder. Inténtalo de nuevo.', 0, 'timeout')
  if (!navigator.onLine)
    return new ApiError('No tienes conexión a internet. Revísala e inténtalo de nuevo.', 0, 'offline')
  return new ApiError('No pudimos conectar con el servicio. Inténtalo de nuevo.', 0, 'unreachable')
}
