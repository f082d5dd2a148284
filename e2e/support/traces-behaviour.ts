import { randomUUID } from 'node:crypto'
import { createLog, startTracing } from '@semaforo/service-kit'
import { eventually } from '@semaforo/testing/eventually'
import { aCollector, type Collector } from '@semaforo/testing/trace-collector'
import { type OpenPlatform, startServices } from './services.ts'

/** One request's trace through the gateway and every service involved. */
export function describeTraces(name: string, open: () => OpenPlatform) {
  describe(`the trace of a request: ${name}`, () => {
    let collector: Collector
    let stopTracing: () => Promise<void>
    let site: Awaited<ReturnType<typeof startServices>>
    beforeAll(async () => {
      collector = await aCollector()
      stopTracing = await startTracing(collector.url, createLog('silent'))
      site = await startServices(open())
      // Likes accepts a tag only after it has consumed the catalog's event.
      const token = await site.token(randomUUID())
      await eventually(async () => expect((await like(token, undefined, 'DELETE')).status).toBe(200))
    })
    afterAll(async () => {
      await site.stop()
      await stopTracing()
      await collector.close()
    })

    function like(token: string, traceparent?: string, method = 'POST'): Promise<Response> {
      const headers = { authorization: `Bearer ${token}`, ...(traceparent && { traceparent }) }
      return fetch(`${site.url}/api/me/likes/tag/1`, { method, headers })
    }

    const idOf = (bytes: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('hex')

    /** The spans of a trace as an indented tree, one line each. */
    function tree(traceId: string, parent: string | undefined, depth = 0): string[] {
      return collector.spans
        .filter((span) => span.traceId === traceId && span.parent === parent)
        .sort((one, other) => `${one.service} ${one.name}`.localeCompare(`${other.service} ${other.name}`))
        .flatMap((span) => [
          `${'  '.repeat(depth)}${span.service}: ${span.name}`,
          ...tree(traceId, span.spanId, depth + 1),
        ])
    }

    test('goes from the client through gateway, service and event to the consumers in other services', async () => {
      const [traceId, spanId] = [idOf(16), idOf(8)]
      const person = randomUUID()
      const answer = await like(await site.token(person), `00-${traceId}-${spanId}-00`)
      expect(answer.status).toBe(200)
      await eventually(() =>
        expect(tree(traceId, spanId)).toEqual([
          'gateway: POST /api/me/likes',
          '  gateway: POST likes',
          '    likes: POST /api/me/likes/tag/:id',
          '      likes: publish likes.user',
          '        realtime: process likes.user',
        ]),
      )
      expect(collector.raw()).not.toContain(person)
    })

    /** The id of the trace whose root span is this request. */
    const begunWith = (name: string) =>
      eventually(() => {
        const begin = collector.spans.find((span) => span.name === name && span.parent === undefined)
        if (!begin) throw new Error('no span')
        return begin.traceId
      })

    test('goes to a service in the same process, and starts anew for an invalid traceparent', async () => {
      const headers = { traceparent: `00-${'0'.repeat(32)}-nonsense`, tracestate: 'a=b', baggage: 'who=ana' }
      const path = '/api/catalog/tags/la-de-ana?a=b'
      expect((await fetch(site.url + path, { method: 'PATCH', headers })).status).toBe(401)
      const traceId = await begunWith('PATCH /api/catalog')
      expect(traceId).toMatch(/^(?!0{32})[\da-f]{32}$/)
      await eventually(() =>
        expect(tree(traceId, undefined)).toEqual([
          'gateway: PATCH /api/catalog',
          '  gateway: PATCH catalog',
          '    catalog: PATCH /api/catalog/tags/:id',
        ]),
      )
      expect(collector.raw()).not.toMatch(/nonsense|who=ana|la-de-ana|a=b/)
    })

    test('includes the requests that the gateway makes itself', async () => {
      expect((await fetch(`${site.url}/api/catalog/tags`)).status).toBe(200)
      const traceId = await begunWith('GET /api/catalog')
      await eventually(() =>
        // The catalog asks for the counts of likes now and then, below these.
        expect(tree(traceId, undefined).slice(0, 3)).toEqual([
          'gateway: GET /api/catalog',
          '  gateway: GET catalog',
          '    catalog: GET /api/catalog/tags',
        ]),
      )
    })

    test('is lost while the collector hangs or refuses, without affecting requests', async () => {
      for (const mood of ['hangs', 'refuses'] as const) {
        collector.from(mood)
        const asked = collector.attempts()
        const token = await site.token(randomUUID())
        expect((await like(token)).status).toBe(200)
        await eventually(() => expect(collector.attempts()).toBeGreaterThan(asked))
        expect((await like(token, undefined, 'DELETE')).status).toBe(200)
      }
      collector.from('takes')
      const [traceId, spanId] = [idOf(16), idOf(8)]
      await like(await site.token(randomUUID()), `00-${traceId}-${spanId}-01`)
      await eventually(() => expect(tree(traceId, spanId)).toHaveLength(5))
    })
  })
}
