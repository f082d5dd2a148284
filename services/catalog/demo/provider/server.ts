import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answer } from './answer.ts'
import { errorResponse } from './wire.ts'

export type DemoFailure = 'quota' | 'timeout' | '5xx' | 'malformed'

export type DemoProvider = {
  /** The base URL, without a path. */
  url: string
  /** Makes every request fail in this way from now on; null restores normal responses. */
  failWith(failure: DemoFailure | null): void
  close(): Promise<void>
}

const json = (res: ServerResponse, status: number, body: string) =>
  res.writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' }).end(body)

const failures: Record<DemoFailure, (res: ServerResponse) => void> = {
  quota: (res) => {
    const message =
      'The request cannot be completed because you have exceeded your <a href="/youtube/v3/getting-started#quota">quota</a>.'
    const error = { reason: 'quotaExceeded', message, domain: 'youtube.quota', status: 'RESOURCE_EXHAUSTED' }
    json(res, 403, JSON.stringify(errorResponse(403, error)))
  },
  timeout: () => {
    // Never responds: the connection stays open until the client or close() ends it.
  },
  '5xx': (res) => {
    const error = {
      reason: 'backendError',
      message: 'Backend Error',
      domain: 'global',
      status: 'UNAVAILABLE',
    }
    json(res, 503, JSON.stringify(errorResponse(503, error)))
  },
  malformed: (res) => {
    json(res, 200, '{"kind": "youtube#searchListResponse", "items": [')
  },
}

/**
 * Starts the demo video provider on a free loopback port: the wire format of YouTube's `search.list` over lessons
 * that `/lecciones/{id}` plays. `onRequest` is called with every request before the response.
 */
export async function createDemoProvider(
  options: { onRequest?: (url: URL) => void } = {},
): Promise<DemoProvider> {
  let failing: DemoFailure | null = null
  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', 'http://localhost')
    options.onRequest?.(url)
    if (failing) return failures[failing](res)
    const { status, body } = answer(url)
    json(res, status, JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    failWith: (failure) => {
      failing = failure
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
