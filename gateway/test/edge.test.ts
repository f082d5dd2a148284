import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { openServices } from '@semaforo/proxy'
import { createLog } from '@semaforo/service-kit'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import express, { Router } from 'express'
import { healthAndMetrics } from '../src/edge/health-and-metrics.ts'
import { createMetrics } from '../src/edge/metrics.ts'
import { defaultLimits } from '../src/index.ts'
import { closeAll, folder, kit, listen, listenKit, open, problem, raw } from './setup.ts'

afterEach(closeAll)

const shell = { 'shell/index.html': '<!doctype html>' }

test('every answer carries the security headers, errors too', async () => {
  const url = await open({ frontendsDir: folder(shell), publicUrl: 'https://sitio.example' })
  for (const path of ['/', '/api/catalog/x', '/api/unknown', '/assets/missing.js', '/%00', '/health/live']) {
    const { headers } = await fetch(url + path)
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('a page may run our scripts and styles, frame the video player, and not be framed', async () => {
  const { headers } = await fetch(await open({ frontendsDir: folder(shell) }))
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data: https://i.ytimg.com;" +
      "font-src 'self';connect-src 'self' ws://sitio.example;frame-src 'self' https://www.youtube-nocookie.com;" +
      "manifest-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  )
  expect(headers.has('strict-transport-security')).toBe(false)
})

test('an unknown part of the API is a 404', async () => {
  const url = await open()
  for (const path of ['/api', '/api/', '/api/nothing', '/api/catalogue', '/api/catalog/../nothing']) {
    const answer = await fetch(url + path, { headers: { accept: 'text/html' } })
    expect(await problem(answer)).toMatchObject({ status: 404, code: 'not-found' })
  }
})

test('a client above its rate limit gets 429 with Retry-After and a line in the log; pages still work', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => lines.push(line) })
  const url = await open({ log, env: { RATE_LIMIT_PER_MINUTE: 2 }, frontendsDir: folder(shell) })
  const ask = () => fetch(`${url}/api/catalog/x`)
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200])
  const refused = await ask()
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await problem(refused)).toMatchObject({ status: 429, code: 'too-many-requests' })
  const requestId = refused.headers.get('x-request-id')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ requestId, status: 429, code: 'too-many-requests' }),
  ])
  expect((await fetch(url)).status).toBe(200)
})

test('clients behind a trusted proxy are distinguished by its header, and cannot forge it', async () => {
  const url = await open({ env: { RATE_LIMIT_PER_MINUTE: 1, TRUST_PROXY: 1 } })
  const ask = async (forwarded: string) =>
    (await fetch(`${url}/api/catalog/x`, { headers: { 'x-forwarded-for': forwarded } })).status
  expect(await ask('9.9.9.1, 203.0.113.7')).toBe(200)
  expect(await ask('9.9.9.2, 203.0.113.7')).toBe(429)
  expect(await ask('203.0.113.8')).toBe(200)
  expect(await ask('2001:db8:1:2:3::1')).toBe(200)
  expect(await ask('2001:db8:1:2::99')).toBe(429)
  expect(await ask('2001:db8:1:3::1')).toBe(200)
})

test('the health and metrics of services are not public', async () => {
  const service = await listenKit(Router())
  const url = await open({ services: { catalog: service } })
  for (const path of [
    '/api/catalog/metrics',
    '/api/catalog/health/live',
    '/api/health/live',
    '/api/metrics',
  ]) {
    expect((await fetch(url + path)).status).toBe(404)
  }
  expect((await fetch(`${url}/api/catalog/..%2f..%2fmetrics`)).status).toBe(400)
})

test('the gateway is ready when it can serve the site, and reports which services are down', async () => {
  let ok = false
  const ready = async () => (ok ? ({ ok } as const) : ({ ok, reason: 'Sin disco.' } as const))
  const services = { catalog: kit(Router(), ready), likes: kit(Router()) }
  const url = await open({ services, frontendsDir: folder(shell) })
  const readiness = async () => (await fetch(`${url}/health/ready`)).json()
  expect(await (await fetch(`${url}/health/live`)).json()).toEqual({ status: 'live' })
  expect(await readiness()).toEqual({ status: 'ready', services: { catalog: 'down', likes: 'ready' } })
  ok = true
  expect(await readiness()).toEqual({ status: 'ready', services: { catalog: 'ready', likes: 'ready' } })
})

test('a service is down whose readiness never comes to an end, unless another instance is ready', async () => {
  const ended: Promise<unknown>[] = []
  const trickle: RequestListener = (_req, res) => {
    const timer = setInterval(() => res.write(' '), 100)
    ended.push(once(res, 'close').then(() => clearInterval(timer)))
  }
  const likes = [trickle, trickle, trickle, kit(Router())].map((handler) => listen(createServer(handler)))
  const services = { catalog: trickle, likes: await Promise.all(likes) }
  const url = await open({ services, frontendsDir: folder(shell) })
  expect(await (await fetch(`${url}/health/ready`)).json()).toEqual({
    status: 'ready',
    services: { catalog: 'down', likes: 'ready' },
  })
  await Promise.all(ended)
})

test('the gateway is not ready without pages, and without its platform', async () => {
  expect(await problem(await fetch(`${await open()}/health/ready`))).toMatchObject({
    status: 503,
    code: 'not-ready',
    message: 'El sitio todavía no está listo.',
  })
  const ready = async () => ({ ok: false, reason: 'Este proceso está por terminar.' }) as const
  const url = await open({ ready, frontendsDir: folder(shell) })
  expect(await problem(await fetch(`${url}/health/ready`))).toMatchObject({
    status: 503,
    message: 'Este proceso está por terminar.',
  })
})

test('concurrent readiness checks cost the services one request', async () => {
  let requests = 0
  const catalog: RequestListener = (_req, res) => {
    requests++
    res.end()
  }
  const address = await listen(createServer(catalog))
  const options = {
    publicUrl: 'http://sitio.example',
    sticky: () => false,
    limits: defaultLimits,
    log: createLog('silent'),
  }
  const services = openServices({ catalog: address }, options)
  endsWithTest(services.stop)
  let came = 0
  const all = Promise.withResolvers<void>()
  // All continue in the same tick: no response of the service can arrive in between.
  const ready = async () => {
    came++
    if (came === 4) all.resolve()
    await all.promise
    return { ok: true } as const
  }
  const paths = healthAndMetrics(services, createMetrics(), ready)
  const url = await listen(createServer(express().use(paths)))
  const answers = Promise.all([1, 2, 3, 4].map(() => fetch(`${url}/health/ready`)))
  expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(requests).toBe(1)
})

test('pages, files and health have a separate limit, ten times the limit of the API', async () => {
  const url = await open({ env: { RATE_LIMIT_PER_MINUTE: 1 }, frontendsDir: folder(shell) })
  const paths = [
    '/',
    '/health/ready',
    '/assets/x.js',
    '/correo',
    '/lecciones/1',
    '/health/live',
    '/',
    '/',
    '/',
    '/',
  ]
  for (const path of paths) expect((await fetch(url + path)).status).not.toBe(429)
  for (const path of new Set(paths)) {
    expect(await problem(await fetch(url + path))).toMatchObject({ status: 429, code: 'too-many-requests' })
  }
  expect((await fetch(`${url}/api/catalog/x`)).status).toBe(200)
})

test('the metrics are served to this machine, and not through a proxy', async () => {
  const url = await open()
  await (await fetch(`${url}/api/catalog/x`)).text()
  const text = await (await fetch(`${url}/metrics`)).text()
  expect(text).toMatch(
    /gateway_request_duration_seconds_count\{answered_by="catalog",method="GET",status="200"\} 1/,
  )
  const outside = await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(await problem(outside)).toMatchObject({ status: 404 })
})

test('a client that never finishes its headers or its body is disconnected', async () => {
  const limits = { headersTimeoutMs: 100, requestTimeoutMs: 200, checkEveryMs: 20 }
  const url = await open({ limits, services: { catalog: kit(Router()) } })
  expect(await raw(url, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow')).toContain('HTTP/1.1 408')
  const head = 'POST /api/catalog/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
  expect(await raw(url, `${head}Content-Length: 9\r\n\r\n{`)).toContain('HTTP/1.1 4')
  expect(await raw(url, `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{`)).toContain('HTTP/1.1 4')
})

test('a stop waits for the request in flight', async () => {
  const received = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const service = await listen(
    createServer(async (_req, res) => {
      received.resolve()
      await finish.promise
      res.end('finished')
    }),
  )
  const url = await open({ services: { catalog: service } })
  const answer = fetch(`${url}/api/videos`)
  await received.promise
  const closed = closeAll()
  finish.resolve()
  await closed
  expect(await (await answer).text()).toBe('finished')
})
