import type { IncomingHttpHeaders } from 'node:http'
import { storeHeader, storeUnavailable } from '@semaforo/service-kit'

/** The state of a service by the head of its response: it works, or its database is unavailable. */
export type ServiceState = 'available' | 'unavailable'
export type OnState = (state: ServiceState) => void

/** The state by status and headers. Any other error concerns one request only. */
export const stateOf = (status: number, headers: IncomingHttpHeaders): ServiceState =>
  status === 503 && headers[storeHeader] === storeUnavailable ? 'unavailable' : 'available'
