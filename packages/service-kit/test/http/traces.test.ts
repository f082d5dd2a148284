import { openEmbeddedPlatform, traceHeaders } from '@semaforo/platform'
import { type Counter, increment, newEventKind } from '@semaforo/testing/counter-events'
import { eventually } from '@semaforo/testing/eventually'
import { listen } from '@semaforo/testing/listen'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { aCollector, type CollectedSpan, type Collector } from '@semaforo/testing/trace-collector'
import { Router } from 'express'
import { createApp, createLog, startTracing, unavailable } from '../../src/index.ts'

const kind = newEventKind()
const lines: string[] = []
const log = createLog('debug', { write: (line) => void lines.push(line) })
const outside = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }
const dataDir = temporaryDirectory()
const closers: (() => Promise<unknown>)[] = []
let collector: Collector
let url: string

beforeAll(async () => {
  collector = await aCollector()
  const stop = await startTracing(collector.url, log)
  const platform = openEmbeddedPlatform({ dataDir })
  const store = await platform.store<Counter>({ service: 'notes', name: 'note' })
  const routes = Router()
  routes.get('/notes/:person', (_req, res) => {
    log.info('a note was read')
    res.json(traceHeaders())
  })
  routes.post('/notes/:person', async (req, res) => {
    await store.update(String(req.params['person']), increment(kind))
    res.json(req.body)
  })
  routes.delete('/notes/:person', () => {
    throw unavailable('mail-unavailable', 'No está Ana.')
  })
  const app = createApp({ name: 'notes', log, routes, ready: async () => ({ ok: true }) })
  const listening = await listen(app)
  url = listening.url
  closers.push(stop, platform.close, async () => listening.server.close())
})
afterAll(async () => {
  for (const close of closers.reverse()) await close()
  await collector.close()
})

/** The span of the only request since. */
const nextSpan = async (request: () => Promise<Response>): Promise<[CollectedSpan, Response]> => {
  const from = collector.spans.length
  const answer = await request()
  const found = await eventually(() => {
    const span = collector.spans.slice(from).find(({ kind }) => kind === 'server')
    if (!span) throw new Error('no span yet')
    return span
  })
  return [found, answer]
}

/** The span of a request with this traceparent; the route answers with the active span. */
async function spanAfter(given: string): Promise<CollectedSpan> {
  const answer = await fetch(`${url}/notes/ana`, { headers: { traceparent: given } })
  const { traceparent } = (await answer.json()) as { traceparent: string }
  return eventually(() => {
    const span = collector.spans.find(({ traceId, spanId }) => traceparent === `00-${traceId}-${spanId}-01`)
    if (!span) throw new Error('no span yet')
    return span
  })
}

test('a request is a span of its service, named by the pattern of its route', async () => {
  const [span, answer] = await nextSpan(() => fetch(`${url}/notes/ana?correo=ana@correo.example`))
  const { traceparent } = (await answer.json()) as { traceparent: string }
  expect(traceparent).toBe(`00-${span.traceId}-${span.spanId}-01`)
  expect(span).toMatchObject({
    service: 'notes',
    name: 'GET /notes/:person',
    parent: undefined,
    failed: false,
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/notes/:person',
      'http.response.status_code': 200,
    },
  })
})

test('a request continues the trace of its caller, whether the caller records it or not', async () => {
  const spans = await Promise.all(
    ['01', '00'].map(async (flags) => spanAfter(`00-${outside.traceId}-${outside.spanId}-${flags}`)),
  )
  for (const span of spans) expect(span).toMatchObject({ traceId: outside.traceId, parent: outside.spanId })
})

test('a malformed traceparent is replaced by a new trace', async () => {
  const wellFormed = `00-${outside.traceId}-${outside.spanId}-01`
  const malformed = [
    '',
    'ana@correo.example',
    wellFormed.replace(/-\w{32}-/, `-${'0'.repeat(32)}-`),
    wellFormed.replace(/-\w{16}-/, `-${'0'.repeat(16)}-`),
    wellFormed.replace('00-', 'ff-'),
    wellFormed.toUpperCase(),
    `${wellFormed}-ana@correo.example`,
    `${wellFormed}, ${wellFormed}`,
  ]
  const spans = await Promise.all(malformed.map(spanAfter))
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(malformed.length)
  for (const { traceId, parent } of spans) {
    expect(traceId).toMatch(/^[\da-f]{32}$/)
    expect(traceId).not.toBe(outside.traceId)
    expect(parent).toBeUndefined()
  }
})

test('the writes of a request with a body belong to its trace', async () => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ correo: 'ana@correo.example', texto: 'x'.repeat(50_000) })
  const [span] = await nextSpan(() => fetch(`${url}/notes/ana`, { method: 'POST', headers, body }))
  await eventually(() =>
    expect(collector.spans.filter(({ traceId }) => traceId === span.traceId)).toEqual([
      span,
      expect.objectContaining({ kind: 'producer', name: `publish ${kind.topic}`, parent: span.spanId }),
    ]),
  )
})

test('a server error is a failed span, a client error is not', async () => {
  const [ours] = await nextSpan(() => fetch(`${url}/notes/ana`, { method: 'DELETE' }))
  expect(ours).toMatchObject({ failed: true, attributes: { 'http.response.status_code': 503 } })
  const [theirs] = await nextSpan(() => fetch(`${url}/nobody/ana`))
  expect(theirs).toMatchObject({ failed: false, name: 'GET unmatched' })
})

test('lines logged during a request, and the line of the request itself, carry its trace id', async () => {
  lines.length = 0
  const [span] = await nextSpan(() => fetch(`${url}/notes/ana`))
  const logged = lines.map((line) => JSON.parse(line) as { msg: string; traceId?: string })
  for (const msg of ['a note was read', 'request']) {
    expect(logged).toContainEqual(expect.objectContaining({ msg, traceId: span.traceId }))
  }
})

test('the metrics of a route name the trace of a request', async () => {
  const [span] = await nextSpan(() => fetch(`${url}/notes/ana`))
  const text = await (await fetch(`${url}/metrics`)).text()
  const exemplar = `# {trace_id="${span.traceId}"}`
  const named = text.split('\n').filter((line) => line.includes(exemplar))
  expect(named).toEqual([
    expect.stringMatching(/^http_request_duration_seconds_bucket\{.*route="\/notes\/:person"/),
  ])
})

test('requests for health and metrics are not traced', async () => {
  const from = collector.spans.length
  for (const path of ['live', 'ready']) await fetch(`${url}/health/${path}`)
  await fetch(`${url}/metrics`)
  await nextSpan(() => fetch(`${url}/notes/ana`))
  expect(collector.spans.slice(from).map(({ name }) => name)).toEqual(['GET /notes/:person'])
})

test('spans carry no personal data: no id, no query, no body, no message, no address', () => {
  expect(collector.spans.length).toBeGreaterThan(10)
  expect(collector.raw()).not.toMatch(/ana|correo|127\.0\.0\.1/i)
})
