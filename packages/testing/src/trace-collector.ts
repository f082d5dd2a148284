import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { endsWithTest } from './ends-with-test.ts'

type Values = { key: string; value: { stringValue?: string; intValue?: number } }[]

/** A span as OTLP carries it in JSON. */
type WireSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Values
  status: { code?: number }
}
type Export = {
  resourceSpans: { resource: { attributes: Values }; scopeSpans: { spans: WireSpan[] }[] }[]
}

/** A span in the form that tests check. */
export type CollectedSpan = {
  traceId: string
  spanId: string
  parent: string | undefined
  service: string
  name: string
  kind: string
  failed: boolean
  attributes: Record<string, string | number | undefined>
}

const kinds = ['unspecified', 'internal', 'server', 'client', 'producer', 'consumer']

/** An OTLP over HTTP trace collector that can also refuse, or never answer. */
export async function aCollector() {
  const spans: CollectedSpan[] = []
  let exports = ''
  let mood: 'takes' | 'refuses' | 'hangs' = 'takes'
  let attempts = 0
  const server = createServer(async (req, res) => {
    attempts += 1
    if (mood === 'hangs') return
    const body = await text(req)
    if (mood === 'refuses') return res.writeHead(503).end()
    if (req.url !== '/v1/traces' || req.headers['content-type'] !== 'application/json') {
      return res.writeHead(404).end()
    }
    exports += body
    spans.push(...read(JSON.parse(body)))
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = endsWithTest(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** All received bodies, unparsed. */
    raw: () => exports,
    /** The number of export attempts. */
    attempts: () => attempts,
    from(then: typeof mood) {
      mood = then
    },
    close,
  }
}
export type Collector = Awaited<ReturnType<typeof aCollector>>

function read({ resourceSpans }: Export): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap((scope) => scope.spans)
      .map(({ traceId, spanId, parentSpanId, name, kind, attributes, status }) => ({
        traceId,
        spanId,
        parent: parentSpanId || undefined,
        service: String(valuesOf(resource.attributes)['service.name']),
        name,
        kind: kinds[kind] ?? '',
        failed: status.code === 2,
        attributes: valuesOf(attributes),
      })),
  )
}

function valuesOf(attributes: Values): CollectedSpan['attributes'] {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  )
}
