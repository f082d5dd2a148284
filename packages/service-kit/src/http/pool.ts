import type { IncomingHttpHeaders } from 'node:http'
import { basename } from 'node:path'
import { traceHeaders } from '@semaforo/platform'
import { Gauge } from 'prom-client'
import { type Dispatcher, Pool } from 'undici'

/** How long a connection to a service may take: a host that is gone answers nothing. */
export const connectTimeoutMs = 3_000
/** A name may lead to several instances: connections are opened anew from time to time, so that new ones get their share. */
const connectionTtlMs = 30_000
const unix = 'unix:'

/**
 * A service's address: `http://host:port`, or `unix:` and the path of a socket (on Windows of a named pipe) of
 * this machine. Returns the path of the socket; undefined for any other address.
 */
export const socketOf = (address: string): string | undefined =>
  address.startsWith(unix) ? address.slice(unix.length) : undefined

/** The address of a service that listens on a Unix socket. */
export const addressOf = (socketPath: string): string => `${unix}${socketPath}`

/** The open pools of this process, and the name that their metrics have. */
const pools = new Map<Pool, string>()

function forgetClosed(): void {
  for (const pool of pools.keys()) if (pool.destroyed) pools.delete(pool)
}

new Gauge({
  name: 'pool_requests',
  help: 'Requests to another process that are under way (running), or wait for a connection (queued)',
  labelNames: ['to', 'state'],
  collect() {
    this.reset()
    forgetClosed()
    for (const [pool, to] of pools) {
      for (const state of ['running', 'queued'] as const) this.inc({ to, state }, pool.stats[state])
    }
  },
})

/** A pool of keep-alive connections to a service, opened on demand. */
export function openPool(address: string): Pool {
  const socketPath = socketOf(address)
  const connect = { timeout: connectTimeoutMs, ...(socketPath !== undefined && { socketPath }) }
  forgetClosed()
  const pool = new Pool(socketPath === undefined ? address : 'http://localhost', {
    connect,
    clientTtl: connectionTtlMs,
  })
  pools.set(pool, socketPath === undefined ? address : basename(socketPath))
  return pool
}

/** More than any answer that is read whole, the rendered pages of all releases above all. */
const mostBytes = 64_000_000

/**
 * A GET of our own, with the whole body of its answer; it goes on with the trace of the request that it serves.
 * @param within its limits of time, as undici takes them
 * @throws undici's errors, and one for an answer of more than 64 MB
 */
export async function readWhole(
  pool: Pool,
  path: string,
  headers: Readonly<Record<string, string>>,
  within: Pick<Dispatcher.RequestOptions, 'signal' | 'headersTimeout' | 'bodyTimeout'>,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  const sent = { ...headers, ...traceHeaders() }
  const answer = await pool.request({ method: 'GET', path, headers: sent, ...within })
  return { status: answer.statusCode, headers: answer.headers, body: await wholeBody(answer.body) }
}

async function wholeBody(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const kept: Buffer[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new Error(`an answer is longer than ${mostBytes} bytes`)
    kept.push(chunk)
  }
  return Buffer.concat(kept)
}
