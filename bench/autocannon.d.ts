/** The part of autocannon that the benchmarks use. */
declare module 'autocannon' {
  export type Result = {
    /** Answers in each second. */
    requests: { mean: number; total: number }
    /** Milliseconds. */
    latency: { p50: number; p99: number }
    errors: number
    non2xx: number
  }
  export type Options = {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    method?: 'GET' | 'POST'
    headers?: Record<string, string>
    body?: string
  }
  export default function autocannon(options: Options): Promise<Result>
}
