import { AsyncLocalStorage } from 'node:async_hooks'

/** What is said of a span: patterns and names, never an id, a path, a query or an address. */
export type Attributes = Readonly<Record<string, string | number>>

export type SpanStart = {
  /** The service whose work it is. */
  service: string
  name: string
  kind: 'server' | 'client' | 'producer' | 'consumer'
  /** The W3C `traceparent` that it continues; one that is missing or not well-formed begins a new trace. */
  parent: string | string[] | undefined
  attributes?: Attributes
}

/** A piece of work in a trace. */
export type Span = {
  /** How others continue it. */
  traceparent: string
  /** Runs work inside the span: what it writes and whom it asks belong to the trace. */
  run<Result>(work: () => Result): Result
  end(outcome?: { name?: string; attributes?: Attributes; failed?: boolean }): void
}

export type StartSpan = (start: SpanStart) => Span

let startSpan: StartSpan | undefined
const active = new AsyncLocalStorage<string>()

/** How spans begin in this process; undefined where nobody collects them, and then tracing costs nothing. */
export function tracing(): StartSpan | undefined {
  return startSpan
}

/** Lets what is made from now on begin spans, or no longer. */
export function setTracing(start: StartSpan | undefined): void {
  startSpan = start
}

export function runActive<Result>(traceparent: string, work: () => Result): Result {
  return active.run(traceparent, work)
}

/** The `traceparent` of the span that the calling code runs in. */
export function activeTraceparent(): string | undefined {
  return startSpan && active.getStore()
}

/** What a request to another service carries, so that its spans join the trace. */
export function traceHeaders(): Record<string, string> {
  const traceparent = activeTraceparent()
  return traceparent === undefined ? {} : { traceparent }
}

/** The id of a well-formed `traceparent`'s trace. */
export function traceIdOf(traceparent: string): string {
  return traceparent.slice(3, 35)
}
