import type { RequestListener } from 'node:http'
import { eventually } from '@semaforo/testing/eventually'
import { closeAll, open } from './setup.ts'

afterEach(closeAll)

/** A catalog with one text, and the requests it received. */
function catalog() {
  const state = { text: 'uno', requests: [] as string[] }
  const handler: RequestListener = (req, res) => {
    const etag = `"${state.text}"`
    state.requests.push(req.headers['if-none-match'] ?? 'all')
    if (req.headers['if-none-match'] === etag) res.writeHead(304, { etag }).end()
    else res.writeHead(200, { etag, 'content-type': 'text/plain' }).end(state.text)
  }
  return { state, handler }
}

describe('catalog reads from a service', () => {
  test('are served from the cache while fresh', async () => {
    const { state, handler } = catalog()
    const url = await open({ services: { catalog: handler }, limits: { freshMs: 60_000 } })
    for (let i = 0; i < 3; i++) {
      const answer = await fetch(`${url}/api/catalog/tags`)
      expect(await answer.text()).toBe('uno')
      expect(answer.headers.get('etag')).toBe('"uno"')
      expect(answer.headers.get('content-type')).toBe('text/plain')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
    expect(state.requests).toEqual(['all'])
    const known = await fetch(`${url}/api/catalog/tags`, {
      headers: { 'if-none-match': 'W/"uno"', 'cache-control': 'max-age=0' },
    })
    expect(known.status).toBe(304)
  })

  test.each([1, 20_000])('come byte for byte, %d times the text', async (times) => {
    const text = 'ñ€🌱'.repeat(times)
    const service: RequestListener = (_req, res) => res.writeHead(200, { etag: '"all"' }).end(text)
    const url = await open({ services: { catalog: service }, limits: { freshMs: 60_000 } })
    for (let i = 0; i < 2; i++) {
      const answer = await fetch(`${url}/api/catalog/tags`)
      expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
      expect(await answer.text()).toBe(text)
    }
  })

  test('that have no ETag get one', async () => {
    const service: RequestListener = (_req, res) => res.writeHead(200).end('uno')
    const url = await open({ services: { catalog: service }, limits: {} })
    expect((await fetch(`${url}/api/catalog/tags`)).headers.get('etag')).toMatch(/^"/)
  })

  test('are revalidated by ETag, and change when the catalog does', async () => {
    const { state, handler } = catalog()
    const url = await open({ services: { catalog: handler }, limits: { freshMs: 0 } })
    const read = async () => (await fetch(`${url}/api/catalog/tags`)).text()
    expect([await read(), await read()]).toEqual(['uno', 'uno'])
    state.text = 'dos'
    expect([await read(), await read()]).toEqual(['dos', 'dos'])
    expect(state.requests).toEqual(['all', '"uno"', '"uno"', '"dos"'])
  })

  test('are served stale with their age while the service is down, and change when it is back', async () => {
    const { state, handler } = catalog()
    const faults: RequestListener[] = [
      (_req, res) => res.writeHead(503).end(),
      (_req, res) => res.writeHead(500).end(),
      (req) => req.socket.destroy(),
      () => undefined,
    ]
    for (const fault of faults) {
      let failing = false
      const service: RequestListener = (req, res) => (failing ? fault(req, res) : handler(req, res))
      const url = await open({
        services: { catalog: service },
        limits: { freshMs: 0, upstreamTimeoutMs: 2_000, failuresToOpen: 2, openMs: 100 },
      })
      state.text = 'uno'
      await (await fetch(`${url}/api/catalog/tags`)).text()
      failing = true
      for (let read = 0; read < 4; read += 1) {
        const answer = await fetch(`${url}/api/catalog/tags`)
        expect(await answer.text()).toBe('uno')
        expect(answer.headers.get('age')).toMatch(/^\d+$/)
        expect(answer.headers.get('cache-status')).toMatch(/^gateway; hit; ttl=-\d+; detail=stale-if-error$/)
      }
      expect((await fetch(`${url}/api/catalog/roadmaps`)).status).toBeGreaterThanOrEqual(500)
      state.text = 'dos'
      failing = false
      let answer = await fetch(`${url}/api/catalog/tags`)
      while (answer.headers.has('age')) answer = await fetch(`${url}/api/catalog/tags`)
      expect(await answer.text()).toBe('dos')
    }
  })

  test('are served stale while the service hangs; one request goes on and gets the new response', async () => {
    const { state, handler } = catalog()
    let hangs: Promise<void> | undefined
    const service: RequestListener = async (req, res) => {
      await hangs
      handler(req, res)
    }
    const limits = { freshMs: 0, staleAfterMs: 20 }
    const url = await open({ services: { catalog: service }, limits })
    const read = () => fetch(`${url}/api/catalog/tags`)
    await (await read()).text()
    const { promise, resolve } = Promise.withResolvers<void>()
    hangs = promise
    state.text = 'dos'
    for (let n = 0; n < 3; n += 1) {
      const answer = await read()
      expect(await answer.text()).toBe('uno')
      expect(answer.headers.get('age')).toMatch(/^\d+$/)
    }
    resolve()
    await eventually(async () => expect(await (await read()).text()).toBe('dos'))
    expect(state.requests.slice(0, 2)).toEqual(['all', '"uno"'])
    expect(state.requests.slice(2)).not.toContain('"uno"')
  })

  test('with an authorization or a query always reach the service', async () => {
    const { state, handler } = catalog()
    const url = await open({ services: { catalog: handler }, limits: { freshMs: 60_000 } })
    const headers = { authorization: 'Bearer abc' }
    for (let i = 0; i < 2; i++) await (await fetch(`${url}/api/catalog/tags`, { headers })).text()
    for (let i = 0; i < 2; i++) await (await fetch(`${url}/api/catalog/tags?x=1`)).text()
    expect(state.requests).toHaveLength(4)
  })
})

test('concurrent readers share one request', async () => {
  const gate = Promise.withResolvers<void>()
  let requests = 0
  const service: RequestListener = async (_req, res) => {
    requests++
    await gate.promise
    res.writeHead(200, { etag: '"a"' }).end('all the same')
  }
  const url = await open({ services: { catalog: service } })
  const read = async () => (await fetch(`${url}/api/catalog/roadmaps`)).text()
  const answers = Promise.all([read(), read(), read()])
  setImmediate(gate.resolve)
  expect(await answers).toEqual(['all the same', 'all the same', 'all the same'])
  expect(requests).toBe(1)
})
