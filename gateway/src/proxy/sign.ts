import type { IncomingHttpHeaders } from 'node:http'
import { storeHeader, storeIsAway } from '@semaforo/service-kit'

/** What the head of an answer tells of its service: it works, or what it keeps its data in is away. */
export type Sign = 'works' | 'away'
export type OnSign = (sign: Sign) => void

/** The sign of an answer by its status and its headers. Any other error is the answer to one request. */
export const signOf = (status: number, headers: IncomingHttpHeaders): Sign =>
  status === 503 && headers[storeHeader] === storeIsAway ? 'away' : 'works'
