import { createServer, type RequestListener } from 'node:http'
import { StoreUnavailable } from '@semaforo/platform'
import { Router } from 'express'
import { register } from 'prom-client'
import type { Route } from '../src/index.ts'
import { closeAll, kit, listen, open, problem } from './setup.ts'

afterEach(closeAll)

const routes: Route[] = [
  { prefix: '/api/catalog', service: 'catalog', kind: 'api' },
  { prefix: '/api/likes', service: 'likes', kind: 'api' },
]
// A limit high enough to poll until a service is back.
const env = { RATE_LIMIT_PER_MINUTE: 1_000_000 }
const likes: RequestListener = (_req, res) => res.end('alive')

test('a dead service is a 503 at once while the others work, and recovers', async () => {
  const first = createServer()
  const address = await listen(first)
  first.close()
  const url = await open({
    env,
    routes,
    services: { catalog: address, likes },
    limits: { openMs: 5_000 },
  })
  const ask = () => fetch(`${url}/api/catalog/x`)
  const isOpen = async () => {
    const gauge = await register.getSingleMetric('circuit_open')?.get()
    return gauge?.values.find(({ labels }) => labels['service'] === 'catalog')?.value
  }
  expect(await isOpen()).toBe(0)
  for (let failure = 0; failure < 5; failure++) expect((await ask()).status).toBe(503)

  expect(await isOpen()).toBe(1)
  const refused = await ask()
  expect(refused.headers.get('retry-after')).toMatch(/^[1-5]$/)
  expect(await problem(refused)).toMatchObject({ status: 503, code: 'service-unavailable' })
  expect(await (await fetch(`${url}/api/likes/x`)).text()).toBe('alive')

  await listen(
    createServer((_req, res) => res.end('back')),
    Number(new URL(address).port),
  )
  let answer = await ask()
  while (answer.status === 503) answer = await ask()
  expect(await answer.text()).toBe('back')
  expect(await isOpen()).toBe(0)
})

test('while the circuit is open, and during its trial call, the service gets no other request', async () => {
  let requests = 0
  const hanging = () => {
    requests++
  }
  const url = await open({
    env,
    routes,
    services: { catalog: hanging, likes },
    limits: { upstreamTimeoutMs: 30, openMs: 5_000, failuresToOpen: 2 },
  })
  const ask = async () => (await fetch(`${url}/api/catalog/x`)).status
  expect([await ask(), await ask(), await ask()]).toEqual([504, 504, 503])
  expect(requests).toBe(2)
  let status = 503
  while (status === 503) status = await ask()
  expect(requests).toBe(3)
})

test('error responses of a service are passed on and do not open the circuit', async () => {
  const failing: RequestListener = (_req, res) => res.writeHead(500).end('own error')
  const url = await open({ routes, services: { catalog: failing, likes } })
  for (let i = 0; i < 10; i++) expect((await fetch(`${url}/api/catalog/x`)).status).toBe(500)
})

test('clients that leave a hanging service do not hide that it hangs', async () => {
  const requests: (() => void)[] = []
  const silent = () => requests.shift()?.()
  const url = await open({
    routes,
    services: { catalog: silent, likes },
    limits: { upstreamTimeoutMs: 2_000, failuresToOpen: 2, openMs: 60_000 },
  })
  const ask = async () => (await fetch(`${url}/api/catalog/x`)).status
  expect(await ask()).toBe(504)
  const client = new AbortController()
  const reached = new Promise<void>((resolve) => requests.push(resolve))
  const left = fetch(`${url}/api/catalog/x`, { signal: client.signal })
  await reached
  client.abort()
  await expect(left).rejects.toThrow('aborted')
  expect([await ask(), await ask()]).toEqual([504, 503])
})

test('an unavailable database opens the circuit, and other errors do not', async () => {
  let requests = 0
  const away = kit(
    Router().use(() => {
      requests += 1
      throw new StoreUnavailable(new Error('gone'))
    }),
  )
  const busy: RequestListener = (_req, res) => res.writeHead(503).end('busy')
  const limits = { failuresToOpen: 2, openMs: 60_000 }
  const url = await open({ env, routes, services: { catalog: away, likes: busy }, limits })
  for (let call = 0; call < 5; call += 1) {
    const answer = await fetch(`${url}/api/catalog/x`)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await problem(answer)).toMatchObject({
      status: 503,
      code: call < 2 ? 'store-unavailable' : 'service-unavailable',
    })
  }
  expect(requests).toBe(2)
  for (let call = 0; call < 5; call += 1)
    expect(await (await fetch(`${url}/api/likes/x`)).text()).toBe('busy')
})
