import { traceHeaders } from './tracing/span.ts'

/**
 * Another service as this one reads it: over the network, or handed over inside the process. It rejects when
 * no answer came; whatever was answered is an answer.
 */
export type Peer = {
  read(
    path: string,
    headers: Record<string, string>,
    timeoutMs: number,
  ): Promise<{ status: number; body: Buffer }>
}

/** The services that this one may ask, by name. */
export type Peers = Readonly<Record<string, Peer>>

/** A service in another process; of several instances the first that answers is asked. */
export function httpPeer(address: string | readonly string[]): Peer {
  const urls = typeof address === 'string' ? [address] : address
  return {
    async read(path, headers, timeoutMs) {
      let failure: unknown
      for (const url of urls) {
        try {
          const answer = await fetch(url + path, {
            headers: { ...headers, ...traceHeaders() },
            signal: AbortSignal.timeout(timeoutMs),
          })
          return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) }
        } catch (error) {
          failure = error
        }
      }
      throw failure
    },
  }
}
