import { openPool, readWhole } from './http/pool.ts'

/** A client of another service. `read` rejects only when there was no answer; an error status is an answer. */
export type Peer = {
  read(
    path: string,
    headers: Record<string, string>,
    timeoutMs: number,
  ): Promise<{ status: number; body: Buffer }>
}

/** Clients of the services that this one may call, by name. */
export type Peers = Readonly<Record<string, Peer>>

/** A client of a service at its address (see `openPool`); of several instances, the first that answers is used. */
export function httpPeer(address: string | readonly string[]): Peer {
  const pools = (typeof address === 'string' ? [address] : address).map(openPool)
  return {
    async read(path, headers, timeoutMs) {
      let failure: unknown
      for (const pool of pools) {
        try {
          return await readWhole(pool, path, headers, { signal: AbortSignal.timeout(timeoutMs) })
        } catch (error) {
          failure = error
        }
      }
      throw failure
    },
  }
}
