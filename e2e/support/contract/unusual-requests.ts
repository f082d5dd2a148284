import { bodySchema, type JsonSchema, type Operation } from './document.ts'
import type { Parts } from './sample.ts'

type UnusualRequest = { name: string; parts: Parts }

/** Strings that break careless text handling. */
const strings = {
  'a zero byte': 'a\u0000b',
  'a lone surrogate': 'a\ud800',
  blanks: ' \t\n ',
  markup: '"><script>',
}

/** Unusual requests that our pages never send. They may succeed or fail, but only with a documented answer. */
export function unusualRequests(operation: Operation, good: Parts): UnusualRequest[] {
  const headers = (more: Record<string, string>) => ({ ...good, headers: { ...good.headers, ...more } })
  return [
    {
      name: 'another scheme of authorization',
      parts: { ...headers({ authorization: 'Basic YTpi' }), token: null },
    },
    {
      name: 'a malformed cookie',
      parts: headers({ cookie: 'semaforo_refresh=%E0%A4; a', 'x-requested-with': 'a' }),
    },
    { name: 'another site', parts: headers({ 'sec-fetch-site': 'cross-site', 'x-requested-with': 'a' }) },
    { name: 'an unknown query', parts: { ...good, query: { ...good.query, 'q[a]': 'b', __proto__x: '1' } } },
    ...unusualParameters(operation, good),
    ...unusualBodies(operation, good),
  ]
}

function unusualParameters({ parameters = [] }: Operation, good: Parts): UnusualRequest[] {
  return parameters.flatMap(({ name, in: place }) =>
    Object.entries(strings).flatMap(([what, value]) => {
      if (place === 'header') return []
      const part = place === 'path' ? 'params' : 'query'
      return [{ name: `${name}: ${what}`, parts: { ...good, [part]: { ...good[part], [name]: value } } }]
    }),
  )
}

function unusualBodies(operation: Operation, good: Parts): UnusualRequest[] {
  const schema = bodySchema(operation)
  if (!schema) return []
  const body = good.body as Record<string, unknown>
  const json = JSON.stringify(body)
  const raw = (name: string, rawBody: string, more: Record<string, string> = {}): UnusualRequest => {
    const { body: _, ...others } = good
    const headers = { ...good.headers, 'content-type': 'application/json', ...more }
    return { name, parts: { ...others, rawBody, headers } }
  }
  const texts = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).flatMap(([name]) =>
    Object.entries(strings).map(([what, value]) => ({
      name: `${name}: ${what}`,
      parts: { ...good, body: { ...body, [name]: value } },
    })),
  )
  return [
    ...texts,
    ...['null', '"a"', '1', '[[]]', '{"__proto__":{"role":"admin"}}'].map((value) => raw(value, value)),
    raw('infinite numbers', json.replace(/:\d[\d.]*/g, ':1e999')),
    raw('negative numbers', json.replace(/:(\d)/g, ':-$1')),
    raw('a deeply nested list', `${'['.repeat(20_000)}${']'.repeat(20_000)}`),
    raw('another charset', json, { 'content-type': 'application/json; charset=latin1' }),
    raw('a body that is not gzip', json, { 'content-encoding': 'gzip' }),
    raw('an unknown compression', json, { 'content-encoding': 'zip' }),
  ]
}
