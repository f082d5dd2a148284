import {
  badGateway,
  badRequest,
  type ProblemError,
  tooManyRequests,
  unavailable,
} from '@semaforo/service-kit'
import type { ProviderFailure } from './provider-error.ts'

const noSuchPage = 'esa página de videos ya no existe; vuelve a empezar la búsqueda'

/** Each message completes the sentence «Error al cargar videos: …». */
const problems: Record<ProviderFailure, () => ProblemError> = {
  quota: () =>
    unavailable('video-quota-spent', 'se agotaron las búsquedas de hoy; mañana vuelven a funcionar'),
  unavailable: () =>
    unavailable(
      'video-provider-unavailable',
      'el proveedor de videos no responde; inténtalo de nuevo en unos minutos',
    ),
  malformed: () =>
    badGateway(
      'video-provider-malformed',
      'el proveedor de videos contestó algo que no se entiende; inténtalo de nuevo en unos minutos',
    ),
  'page-token': () =>
    badRequest('unknown-page-token', noSuchPage, [{ path: 'pageToken', message: noSuchPage }]),
  refused: () =>
    badGateway(
      'video-provider-refused',
      'el proveedor de videos no aceptó la búsqueda; ya quedó registrado para corregirlo',
    ),
}

export const problemOf = (failure: ProviderFailure): ProblemError => problems[failure]()

/** 429: this client has used up its uncached free searches. */
export function clientSpent(seconds: number): ProblemError {
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes < 60 ? counted(minutes, 'minuto') : counted(Math.ceil(minutes / 60), 'hora')
  return tooManyRequests(
    'video-searches-spent',
    `hiciste muchas búsquedas nuevas; espera ${wait} o elige uno de los temas de la lista`,
    seconds,
  )
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
