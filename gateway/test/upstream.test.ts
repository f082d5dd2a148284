import { createServer, type RequestListener } from 'node:http'
import { call } from '@semaforo/contracts'
import { serve } from '@semaforo/service-kit'
import { Router } from 'express'
import { z } from 'zod'
import { closeAll, folder, kit, listen, open, problem, raw } from './setup.ts'

afterEach(closeAll)

const echo = call({
  method: 'post',
  path: '/api/catalog/echo',
  summary: 'Echo',
  body: z.object({ text: z.string() }),
  answer: z.object({ text: z.string(), headers: z.record(z.string(), z.unknown()) }),
})
const routes = Router()
serve(routes, echo, ({ body, req }) => ({ text: body.text, headers: req.headers }))

const json = { 'content-type': 'application/json' }
const post = (url: string, body: string, headers: Record<string, string> = json) =>
  fetch(`${url}/api/catalog/echo`, { method: 'POST', body, headers })

describe('a service', () => {
  test('receives the request and its body, and its response is returned', async () => {
    const url = await open({ services: { catalog: kit(routes) } })
    const answer = await post(url, '{"text":"flujo de efectivo, año 1"}')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ text: 'flujo de efectivo, año 1' })
  })

  test('receives the client address from the gateway alone: forged headers are dropped', async () => {
    const url = await open({ services: { catalog: kit(routes) } })
    const answer = await post(url, '{"text":""}', {
      ...json,
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=6.6.6.6',
      'x-real-ip': '6.6.6.6',
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
      tracestate: 'evil=1',
      baggage: 'evil=1',
      'x-request-id': 'chosen-by-the-client',
      authorization: 'Bearer abc',
    })
    const { headers } = echo.answer.parse(await answer.json())
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      host: 'sitio.example',
      'x-forwarded-host': new URL(url).host,
      'x-forwarded-proto': 'http',
      authorization: 'Bearer abc',
    })
    expect(headers).not.toHaveProperty('forwarded')
    for (const name of ['x-real-ip', 'traceparent', 'tracestate', 'baggage']) {
      expect(headers).not.toHaveProperty(name)
    }
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.headers.get('x-request-id')).toBe(headers['x-request-id'])
  })

  test('does not see the headers of the hop before it', async () => {
    const url = await open({ services: { catalog: kit(routes) } })
    const answer = await raw(
      url,
      'POST /api/catalog/echo HTTP/1.1\r\nHost: x\r\nConnection: close, x-secret-hop\r\nX-Secret-Hop: 1\r\nTE: trailers\r\n' +
        'Content-Type: application/json\r\nContent-Length: 11\r\n\r\n{"text":""}',
    )
    expect(answer).toContain('HTTP/1.1 200')
    expect(answer).not.toContain('x-secret-hop')
    expect(answer).not.toContain('"te"')
  })

  test('answers its own errors, problem+json in Spanish', async () => {
    const url = await open({ services: { catalog: kit(routes) } })
    expect(await problem(await post(url, '{"text":'))).toMatchObject({ status: 400, code: 'malformed-json' })
    expect(await problem(await post(url, 'text=1', { 'content-type': 'text/plain' }))).toMatchObject({
      status: 415,
      code: 'unsupported-media-type',
    })
    expect(await problem(await post(url, '{}'))).toMatchObject({
      status: 400,
      errors: [{ path: 'text', message: 'Falta este dato.' }],
    })
    expect(await problem(await fetch(`${url}/api/catalog/nothing`))).toMatchObject({ status: 404 })
    const wrongMethod = await fetch(`${url}/api/catalog/echo`)
    expect(wrongMethod.headers.get('allow')).toBe('POST')
    expect(await problem(wrongMethod)).toMatchObject({ status: 405, code: 'method-not-allowed' })
  })

  test('does not receive a body over the limit, with a declared length or in chunks', async () => {
    let reached = 0
    const catalog: RequestListener = (_req, res) => {
      reached++
      res.end()
    }
    const url = await open({ services: { catalog }, limits: { bodyBytes: 1000 } })
    expect(await problem(await post(url, 'x'.repeat(1001)))).toMatchObject({
      status: 413,
      code: 'payload-too-large',
    })
    const chunk = `3e9\r\n${'x'.repeat(1001)}\r\n0\r\n\r\n`
    const head =
      'POST /api/catalog/echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n'
    expect(await raw(url, head + chunk)).toContain('HTTP/1.1 413')
    expect(reached).toBe(0)
  })

  test('receives a body sent in chunks', async () => {
    const url = await open({ services: { catalog: kit(routes) } })
    const head =
      'POST /api/catalog/echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'
    const answer = await raw(url, `${head}5\r\n{"tex\r\n9\r\nt":"PyME"\r\n1\r\n}\r\n0\r\n\r\n`)
    expect(answer).toContain('HTTP/1.1 200')
    expect(answer).toContain('"text":"PyME"')
  })

  test('has long responses streamed completely', async () => {
    const long = 'á'.repeat(3_000_000)
    const catalog: RequestListener = (_req, res) => {
      res.write(long)
      res.end('fin')
    }
    const url = await open({ services: { catalog } })
    expect(await (await fetch(`${url}/api/catalog/long`)).text()).toBe(`${long}fin`)
  })

  test('that does not respond in time is a 504', async () => {
    const catalog = () => {}
    const url = await open({ services: { catalog }, limits: { upstreamTimeoutMs: 50 } })
    expect(await problem(await fetch(`${url}/api/videos`))).toMatchObject({
      status: 504,
      code: 'gateway-timeout',
    })
  })

  test('keeps its own security policy, and loses headers that name its software', async () => {
    const catalog: RequestListener = (_req, res) => {
      res.writeHead(200, { 'content-security-policy': "default-src 'self'", 'x-powered-by': 'secret' })
      res.end('<p>lección</p>')
    }
    const { headers } = await fetch(`${await open({ services: { catalog } })}/lecciones/1`)
    expect(headers.get('content-security-policy')).toBe("default-src 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('gets a default frame policy: our own pages may embed it', async () => {
    const catalog: RequestListener = (_req, res) => res.end('<p>lección</p>')
    const url = await open({ services: { catalog } })
    const answer = await fetch(`${url}/lecciones/1`)
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    const written = await fetch(`${url}/lecciones/1`, { method: 'POST' })
    expect(await problem(written)).toMatchObject({ status: 405 })
    expect(written.headers.get('allow')).toBe('GET, HEAD')
  })
})

test('a stopped service on a Unix socket is a 503', async () => {
  const url = await open({ services: { catalog: `unix:${folder()}/catalog.sock` } })
  expect(await problem(await fetch(`${url}/api/catalog/x`))).toMatchObject({
    status: 503,
    code: 'service-unavailable',
  })
})

test('a stopped service is a 503, one that closes the connection a 502', async () => {
  const gone = createServer()
  const address = await listen(gone)
  gone.close()
  const unreachable = await open({ services: { catalog: address } })
  expect(await problem(await fetch(`${unreachable}/api/videos`))).toMatchObject({
    status: 503,
    code: 'service-unavailable',
  })
  const breaking = await listen(createServer((req) => req.socket.destroy()))
  const url = await open({ services: { catalog: breaking } })
  expect(await problem(await fetch(`${url}/api/videos`))).toMatchObject({ status: 502, code: 'bad-gateway' })
})

test('an incomplete response is aborted, not ended as complete', async () => {
  const half = await listen(
    createServer((req, res) => {
      res.writeHead(200, { 'content-length': 10 })
      res.write('half', () => req.socket.destroy())
    }),
  )
  const url = await open({ services: { catalog: half } })
  const answer = await fetch(`${url}/api/videos`)
  await expect(answer.text()).rejects.toThrow('terminated')
})

test('when a client leaves, its request to the service is aborted', async () => {
  const left = Promise.withResolvers<void>()
  const received = Promise.withResolvers<void>()
  const service = await listen(
    createServer((_req, res) => {
      res.once('close', left.resolve)
      received.resolve()
    }),
  )
  const url = await open({ services: { catalog: service } })
  const client = new AbortController()
  const answer = fetch(`${url}/api/videos`, { signal: client.signal })
  await received.promise
  client.abort()
  await expect(answer).rejects.toThrow('aborted')
  await left.promise
})
