import { StoreFull, StoreUnavailable } from '@semaforo/platform'
import { malformedJson, ProblemError } from './problem-error.ts'

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

const storeAway = (cause: unknown) =>
  new ProblemError(
    503,
    'store-unavailable',
    'Por ahora no podemos leer ni guardar tus datos. Inténtalo de nuevo en unos segundos.',
    { headers: { 'Retry-After': '5', [storeHeader]: storeUnavailable }, cause },
  )

const noRoom = (cause: unknown) =>
  new ProblemError(
    507,
    'store-full',
    'Por ahora no hay espacio para guardar: esto no se guardó. Lo que ya tenías sigue ahí.',
    { headers: { 'Retry-After': '60' }, cause },
  )

/** Maps any thrown value to a problem; unexpected errors reveal nothing to the client. */
export function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  if (error instanceof StoreUnavailable) return storeAway(error)
  if (error instanceof StoreFull) return noRoom(error)
  if (!(error instanceof Error)) return internal
  if ('type' in error && typeof error.type === 'string' && bodyErrors[error.type]) {
    return bodyErrors[error.type] ?? malformed
  }
  // Express sets a status on errors that the client caused (a malformed path, an aborted body).
  return 'status' in error && Number(error.status) >= 400 && Number(error.status) < 500 ? malformed : internal
}
