/** The part of autocannon that the benchmarks use. */
declare module 'autocannon' {
  export type Result = {
    /** Responses per second. */
    requests: { mean: number; total: number }
    /** Milliseconds. */
    latency: { p50: number; p99: number }
    errors: number
    non2xx: number
  }
  export type Request = {
    path: string
    method: 'GET' | 'POST'
    headers: Record<string, string>
    body?: string
  }
  export type Options = {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    /** Called for each connection before its start: sets the requests that it repeats in turn. */
    setupClient?: (client: { setRequests(requests: readonly Request[]): void }) => void
  }
  export default function autocannon(options: Options): Promise<Result>
}
