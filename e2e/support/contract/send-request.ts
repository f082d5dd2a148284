import { anotherClient } from '../another-client.ts'
import type { Operation } from './document.ts'
import type { Parts } from './sample.ts'

/** A lone surrogate cannot be percent-encoded: these are the bytes that a careless client sends. */
const escaped = (value: string) => (value.isWellFormed() ? encodeURIComponent(value) : '%ED%A0%80')

/** Sends one request of an operation. Headers with an example in the document get that value. */
export function sendRequest(
  url: string,
  { path, method, parameters = [] }: Pick<Operation, 'path' | 'method' | 'parameters'>,
  parts: Parts,
): Promise<Response> {
  const target = new URL(
    path.replace(/\{(\w+)\}/g, (_, name) => escaped(parts.params?.[name] ?? '')),
    url,
  )
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    for (const one of [value].flat()) target.searchParams.append(name, one)
  }
  const ofDocument = parameters.flatMap(({ name, in: place, example }) =>
    place === 'header' && example !== undefined ? [[name, example] as const] : [],
  )
  const body = parts.rawBody ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body))
  return fetch(target, {
    method: method.toUpperCase(),
    redirect: 'manual',
    headers: {
      ...anotherClient(),
      ...(parts.body !== undefined && { 'content-type': 'application/json' }),
      ...(parts.token && { authorization: `Bearer ${parts.token}` }),
      ...(parts.headers ?? Object.fromEntries(ofDocument)),
    },
    ...(body !== undefined && { body }),
  })
}
