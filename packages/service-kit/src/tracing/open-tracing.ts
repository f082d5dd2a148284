import { ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { runActive, type SpanStart, type StartSpan, warnRarely, within } from '@semaforo/platform'
import type { Log } from '../log.ts'

/** A batch that the collector does not take within this time, retries included, is let go. */
const exportMs = 5_000
const scheduleMs = 1_000
const lastWordMs = 2_000

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
}

/**
 * Spans by OTLP over HTTP to a collector. They are sent in the background, in batches: what does not fit into
 * the queue while the collector is away is dropped, and nobody waits for it.
 * @param endpoint the collector's base address, without `/v1/traces`
 */
export function openTracing(endpoint: string, log: Log): { startSpan: StartSpan; close(): Promise<void> } {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: exportMs })
  const lost = warnRarely(log, 'spans did not reach the collector', 60_000)
  const batches = new BatchSpanProcessor({
    exporter: {
      export: (spans, done) =>
        exporter.export(spans, (result) => {
          if (result.error) lost(result.error)
          done(result)
        }),
      shutdown: () => exporter.shutdown(),
    },
    scheduledDelayMillis: scheduleMs,
  })
  const tracers = new Map<string, Tracer>()
  function tracerOf(service: string): Tracer {
    const tracer = tracers.get(service) ?? newTracer(service)
    tracers.set(service, tracer)
    return tracer
  }
  // A trace that the outside began is recorded like any other: whether is ours to say.
  const newTracer = (service: string) =>
    new TracerProvider({
      resource: resourceFromAttributes({ 'service.namespace': 'semaforo', 'service.name': service }),
      sampler: new AlwaysOnSampler(),
      spanProcessors: [batches],
    }).getTracer('semaforo')

  return {
    startSpan({ service, name, kind, parent, attributes = {} }) {
      const options = { kind: kinds[kind], attributes }
      const span = tracerOf(service).startSpan(name, options, contextOf(parent))
      const { traceId, spanId } = span.spanContext()
      const traceparent = `00-${traceId}-${spanId}-01`
      return {
        traceparent,
        run: (work) => runActive(traceparent, work),
        end(outcome) {
          if (outcome?.name) span.updateName(outcome.name)
          if (outcome?.attributes) span.setAttributes(outcome.attributes)
          if (outcome?.failed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    close: () => within(lastWordMs, batches.shutdown(), 'late').catch(lost),
  }
}

function contextOf(parent: SpanStart['parent']) {
  const context = typeof parent === 'string' ? parseTraceParent(parent) : null
  return context ? trace.setSpanContext(ROOT_CONTEXT, { ...context, isRemote: true }) : ROOT_CONTEXT
}
