import { request, type Server } from 'node:http'
import { call, Problem } from '@semaforo/contracts'
import { type Readiness, StoreFull, StoreUnavailable } from '@semaforo/platform'
import { eventually } from '@semaforo/testing/eventually'
import { listen } from '@semaforo/testing/listen'
import { Router } from 'express'
import { z } from 'zod'
import {
  createApp,
  createLog,
  forbidden,
  notFound,
  serve,
  serveAs,
  tooManyRequests,
  unauthorized,
  unavailable,
} from '../../src/index.ts'

const lines: string[] = []
const log = createLog('debug', { write: (line: string) => lines.push(line) })
let readiness: Readiness = { ok: true }
let server: Server
let url: string

const shelf = call({
  method: 'post',
  path: '/api/shelves/:id',
  summary: 'A shelf',
  params: z.object({ id: z.coerce.number('El id es un número.').int() }),
  query: z.object({ q: z.string().max(5).optional() }),
  body: z.object({ books: z.array(z.object({ title: z.string() })) }),
  answer: z.object({ id: z.number(), titles: z.array(z.string()) }),
})

const routes = Router()
serve(routes, shelf, ({ params, body }) => ({ id: params.id, titles: body.books.map((book) => book.title) }))
const simple = (path: string) =>
  call({ method: 'get', path, summary: path, answer: z.object({ ok: z.boolean() }) })
serve(routes, simple('/api/ok'), () => ({ ok: true }))
serve(routes, simple('/api/missing'), () => {
  throw notFound('item-not-found', 'Ese libro no existe.')
})
serve(routes, simple('/api/closed'), async () => {
  throw unavailable('export-incomplete', 'La biblioteca está cerrada.', 7)
})
serve(routes, simple('/api/broken'), () => {
  throw new Error('the secret inner state')
})

serve(routes, simple('/api/away'), async () => {
  throw new StoreUnavailable(new Error('mongodb://secret'))
})
serve(routes, simple('/api/full'), async () => {
  throw new StoreFull(new Error('/var/secret'))
})
let received = Promise.withResolvers<void>()
serve(routes, simple('/api/silent'), () => {
  received.resolve()
  return new Promise(() => undefined)
})
const own = call({
  method: 'post',
  path: '/api/own',
  summary: 'Own',
  auth: 'user',
  body: z.object({}),
  answer: z.object({ ok: z.boolean() }),
})
const authenticate = async (authorization: string | undefined) => {
  if (authorization === undefined) throw unauthorized('not-signed-in', 'Inicia sesión para continuar.')
  return { role: 'user' as const }
}
serveAs(routes, authenticate, own, () => ({ ok: true }))
routes.get('/api/refused/:code', ({ params }) => {
  throw params.code === 'not-allowed'
    ? forbidden('not-allowed', 'No.')
    : tooManyRequests('too-many-requests', 'Espera.', 1)
})

beforeAll(async () => {
  ;({ server, url } = await listen(createApp({ name: 'library', log, routes, ready: async () => readiness })))
})
afterAll(() => server.close())
beforeEach(() => {
  lines.length = 0
})

const post = (path: string, body: string, type = 'application/json') =>
  fetch(url + path, { method: 'POST', body, headers: { 'content-type': type } })

async function problem(answer: Response) {
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  const body = Problem.parse(await answer.json())
  expect(body.status).toBe(answer.status)
  expect(body.msg).toBe(body.message)
  return body
}

test('a call gets validated, typed values and answers JSON', async () => {
  const answer = await post('/api/shelves/7?q=abc', '{"books":[{"title":"Balance"}]}')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ id: 7, titles: ['Balance'] })
})

test('every refused field of query, path and body is named, in Spanish', async () => {
  const body = await problem(await post('/api/shelves/x?q=toolong', '{"books":[{}]}'))
  expect(body.status).toBe(400)
  expect(body.code).toBe('invalid-request')
  expect(body.errors).toEqual([
    { path: 'q', message: 'Demasiado grande: se esperaba que texto tuviera <=5 caracteres' },
    { path: 'id', message: 'El id es un número.' },
    { path: 'books.0.title', message: 'Falta este dato.' },
  ])
})

test('malformed JSON is a 400', async () => {
  const body = await problem(await post('/api/shelves/1', '{"books":'))
  expect([body.status, body.code, body.message]).toEqual([
    400,
    'malformed-json',
    'Los datos no son JSON válido.',
  ])
})

test('another content type is a 415', async () => {
  const body = await problem(await post('/api/shelves/1', 'books=1', 'application/x-www-form-urlencoded'))
  expect([body.status, body.code, body.message]).toEqual([
    415,
    'unsupported-media-type',
    'Envía los datos como JSON (application/json).',
  ])
})

test('a body over 100 kB is a 413', async () => {
  const body = await problem(await post('/api/shelves/1', JSON.stringify({ books: 'x'.repeat(110_000) })))
  expect([body.status, body.code, body.message]).toEqual([
    413,
    'payload-too-large',
    'Los datos enviados son demasiado grandes.',
  ])
})

test('an unknown path is a 404', async () => {
  const body = await problem(await fetch(`${url}/api/nothing`))
  expect([body.status, body.code, body.message]).toEqual([404, 'not-found', 'Esta dirección no existe.'])
})

test('a path that does not decode is a 400', async () => {
  const body = await problem(await post('/api/shelves/%E0%A4%A', '{}'))
  expect([body.status, body.code]).toEqual([400, 'malformed-request'])
})

test('a method that a path does not have is a 405 with the allowed ones', async () => {
  const answer = await fetch(`${url}/api/ok`, { method: 'DELETE' })
  expect(answer.headers.get('allow')).toBe('GET, HEAD')
  const body = await problem(answer)
  expect([body.status, body.message]).toEqual([405, 'Esta dirección no admite ese método.'])
})

test('a thrown problem is answered unchanged', async () => {
  expect(await problem(await fetch(`${url}/api/missing`))).toMatchObject({
    status: 404,
    code: 'item-not-found',
    message: 'Ese libro no existe.',
  })
  const closed = await fetch(`${url}/api/closed`)
  expect(closed.headers.get('retry-after')).toBe('7')
  expect((await problem(closed)).status).toBe(503)
})

test('an unexpected error is logged in full and hidden from the client, with the same request id', async () => {
  const answer = await fetch(`${url}/api/broken?email=a@b.mx`)
  const text = JSON.stringify(await problem(answer))
  expect(text).not.toContain('secret')
  const line = lines.find((one) => one.includes('the secret inner state')) ?? ''
  expect(JSON.parse(line)).toMatchObject({
    level: 50,
    route: '/api/broken',
    status: 500,
    requestId: answer.headers.get('x-request-id'),
  })
  expect(lines.join()).not.toContain('a@b.mx')
})

test.each([
  ['not-allowed', 403],
  ['too-many-requests', 429],
] as const)('a refusal is a line at info, by its code: %s (%i)', async (code, status) => {
  const answer = await fetch(`${url}/api/refused/${code}`)
  const written = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 30)
  const requestId = answer.headers.get('x-request-id')
  expect(written).toEqual([
    expect.objectContaining({ level: 30, route: '/api/refused/:code', status, code, requestId }),
  ])
})

test('a well-formed request id is kept, another is replaced', async () => {
  const ask = async (id: string) =>
    (await fetch(`${url}/api/ok`, { headers: { 'x-request-id': id } })).headers.get('x-request-id')
  expect(await ask('0123456789abcdef')).toBe('0123456789abcdef')
  expect(await ask('no; spaces allowed')).toMatch(/^[0-9a-f-]{36}$/)
})

test('an answer has a strong ETag with a 304 for it, and no header of its framework', async () => {
  const first = await fetch(`${url}/api/ok`)
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"/)
  expect(first.headers.has('x-powered-by')).toBe(false)
  // An explicit cache-control prevents fetch from adding no-cache, which would request a full answer.
  const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
  expect((await fetch(`${url}/api/ok`, { headers })).status).toBe(304)
})

test('health reports liveness and readiness, with the reason', async () => {
  expect((await fetch(`${url}/health/live`)).status).toBe(200)
  expect((await fetch(`${url}/health/ready`)).status).toBe(200)
  readiness = { ok: false, reason: 'La base de datos no responde.' }
  const answer = await fetch(`${url}/health/ready`)
  readiness = { ok: true }
  expect(await problem(answer)).toMatchObject({ status: 503, message: 'La base de datos no responde.' })
})

test('metrics count requests by route pattern', async () => {
  await post('/api/shelves/99', '{"books":[]}')
  const text = await (await fetch(`${url}/metrics`)).text()
  expect(text).toMatch(
    /http_request_duration_seconds_count\{.*method="POST",route="\/api\/shelves\/:id",status="200".*\}/,
  )
  expect(text).not.toContain('/api/shelves/99')
  expect(text).toContain('process_cpu_seconds_total')
})

test('metrics are one text in the format of OpenMetrics, however often they are read', async () => {
  for (let times = 0; times < 2; times += 1) {
    const answer = await fetch(`${url}/metrics`)
    expect(answer.headers.get('content-type')).toMatch(/^application\/openmetrics-text; ?version=1\.0\.0/)
    const text = await answer.text()
    expect(text.split('# EOF\n')).toEqual([expect.stringContaining('\nprocess_cpu_seconds_total '), ''])
    expect(text.split('\n').slice(0, -1)).not.toContain('')
  }
})

test('a store that does not answer is a 503 with Retry-After, without details of the server', async () => {
  const answer = await fetch(`${url}/api/away`)
  expect(answer.headers.get('retry-after')).toBe('5')
  const body = await problem(answer)
  expect(body).toMatchObject({ status: 503, code: 'store-unavailable' })
  expect(JSON.stringify(body)).not.toContain('mongodb')
})

test('a store without room is a 507 with Retry-After, without details of the server', async () => {
  const answer = await fetch(`${url}/api/full`)
  expect(answer.headers.get('retry-after')).toBe('60')
  const body = await problem(answer)
  expect(body).toMatchObject({ status: 507, code: 'store-full' })
  expect(JSON.stringify(body)).not.toContain('secret')
})

test('the body of an unauthenticated caller is not read', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': '100' }
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const pendingRequest = request(`${url}/api/own`, { method: 'POST', headers }, (answer) => {
      resolve(answer.statusCode)
      pendingRequest.destroy()
    })
    pendingRequest.once('error', reject)
    pendingRequest.write('{')
  })
  expect(status).toBe(401)
  const known = await fetch(`${url}/api/own`, {
    method: 'POST',
    body: '{"a":',
    headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
  })
  expect(await problem(known)).toMatchObject({ status: 400, code: 'malformed-json' })
})

test('a request that its client closed is a 499, and not a server error', async () => {
  received = Promise.withResolvers()
  const client = new AbortController()
  const answer = fetch(`${url}/api/silent`, { signal: client.signal })
  await received.promise
  client.abort()
  await expect(answer).rejects.toThrow('aborted')
  await eventually(async () => {
    const text = await (await fetch(`${url}/metrics`)).text()
    expect(text).toMatch(/_count\{.*route="\/api\/silent",status="499".*\} 1/)
  })
  expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)).toEqual([])
})
