import { bodySchema, type JsonSchema, type Operation, roleFor } from './document.ts'
import type { Parts } from './sample.ts'

/** An invalid request, and the status with which it has to be refused. */
export type InvalidRequest = { name: string; status: number; parts: Parts }

type Fields = Record<string, unknown>

/** Invalid requests derived from a valid one, with one fault each. */
export function invalidRequests(operation: Operation, good: Parts, userToken: string): InvalidRequest[] {
  return [
    ...wrongCaller(operation, good, userToken),
    ...wrongParameters(operation, good),
    ...wrongBody(operation, good),
  ]
}

function wrongCaller(operation: Operation, good: Parts, userToken: string): InvalidRequest[] {
  const role = roleFor(operation)
  if (!role) return []
  return [
    { name: 'no token', status: 401, parts: { ...good, token: null } },
    { name: 'a malformed token', status: 401, parts: { ...good, token: 'abc.def.ghi' } },
    ...(role === 'admin'
      ? [{ name: 'the token of a user', status: 403, parts: { ...good, token: userToken } }]
      : []),
  ]
}

function wrongParameters({ parameters = [] }: Operation, good: Parts): InvalidRequest[] {
  return parameters.flatMap(({ name, in: place, required, schema }): InvalidRequest[] => {
    if (place === 'header') return [{ name: `no ${name}`, status: 403, parts: { ...good, headers: {} } }]
    if (place === 'path') {
      const wrong = (value: string) => ({ ...good, params: { ...good.params, [name]: value } })
      return [
        { name: `${name} with special characters`, status: 400, parts: wrong('a b$') },
        { name: `${name} much too long`, status: 400, parts: wrong('1'.repeat(500)) },
      ]
    }
    const wrong = (value: string | readonly string[]) => ({
      ...good,
      query: { ...good.query, [name]: value },
    })
    const { [name]: _, ...others } = good.query ?? {}
    return [
      { name: `${name} twice`, status: 400, parts: wrong(['1', '2']) },
      ...(isBound(schema) ? [{ name: `${name} too long`, status: 400, parts: wrong('a'.repeat(500)) }] : []),
      ...(required ? [{ name: `no ${name}`, status: 400, parts: { ...good, query: others } }] : []),
    ]
  })
}

const isBound = (schema: JsonSchema) => ['maxLength', 'pattern', 'anyOf'].some((keyword) => keyword in schema)

function wrongBody(operation: Operation, good: Parts): InvalidRequest[] {
  const schema = bodySchema(operation)
  if (!schema) return []
  const body = good.body as Fields
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
  const withBody = (name: string, value: unknown): InvalidRequest => ({
    name,
    status: 400,
    parts: { ...good, body: value },
  })
  const raw = (name: string, status: number, rawBody: string, type = 'application/json'): InvalidRequest => {
    const { body: _, ...others } = good
    return { name, status, parts: { ...others, rawBody, headers: { ...good.headers, 'content-type': type } } }
  }
  return [
    ...((schema['required'] ?? []) as string[]).map((name) => {
      const { [name]: _, ...others } = body
      return withBody(`no ${name}`, others)
    }),
    ...properties.map(([name]) => withBody(`${name} of a wrong type`, { ...body, [name]: { a: [] } })),
    ...properties
      .filter(([, { type, maxLength }]) => type === 'string' && maxLength !== undefined)
      .map(([name, { maxLength }]) =>
        withBody(`${name} too long`, { ...body, [name]: 'a'.repeat(Number(maxLength) + 1) }),
      ),
    ...(schema['additionalProperties'] === false ? [withBody('an unknown key', { ...body, sobra: 1 })] : []),
    withBody('a list', []),
    withBody('an empty object', {}),
    raw('broken JSON', 400, '{"a":'),
    raw('no body', 400, ''),
    raw('another content type', 415, 'a=1', 'text/plain'),
    raw('a body that is too large', 413, JSON.stringify({ ...body, sobra: 'a'.repeat(150_000) })),
  ]
}
