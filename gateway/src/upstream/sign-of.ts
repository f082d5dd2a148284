import { storeIsAway } from '@semaforo/service-kit'
import type { Sign } from './circuit.ts'

/** What the head of a service's answer tells of it. Any other error is its answer to one request. */
export const signOf = (status: number, store: unknown): Sign =>
  status === 503 && store === storeIsAway ? 'away' : 'works'
