import type { Call } from '@semaforo/contracts'
import { addressOf, type Input } from '../http/address-of.ts'

/** Answers a public GET of the site's API by its path with the query, as JSON. */
export type Read = (address: string) => Promise<unknown>

let read: Read = () => Promise.reject(new Error('no page is being rendered'))

export function answerFrom(next: Read): void {
  read = next
}

/** In the place of `http/send.ts` where pages are prerendered: there is no network, only what is read for them. */
export async function send(call: Call, input: Input): Promise<Response> {
  if (call.method !== 'get') throw new Error(`${call.method} ${call.path} while a page is rendered`)
  return Response.json(await read(addressOf(call.path, input)))
}
