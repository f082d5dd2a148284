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
  /** Says of each response how many milliseconds it took; the result has them as whole ones. */
  export type Instance = Promise<Result> & {
    on(event: 'response', listener: (client: object, status: number, bytes: number, ms: number) => void): void
  }
  export default function autocannon(options: Options): Instance
}
