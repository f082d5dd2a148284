import { context, propagation, type Tracer, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { warnRarely, withTimeout } from '@semaforo/platform'
import type { Log } from '../log.ts'

/** Timeout of an export, retries included; the batch is dropped after it. */
const exportMs = 5_000
const scheduleMs = 1_000
const lastExportMs = 2_000

/**
 * Registers OpenTelemetry's SDK with its API, and exports spans by OTLP over HTTP to a collector: in the
 * background, in batches. When the queue is full while the collector is down, spans are dropped; no request
 * waits for them.
 * @param endpoint the collector's base URL, without `/v1/traces`
 * @returns a function that exports the remaining spans, within two seconds, and unregisters the SDK
 */
export function startSdk(endpoint: string, log: Log): () => Promise<void> {
  const batches = batchesTo(endpoint, log)
  // One process runs several services: a tracer is named after the service whose resource its spans carry.
  const tracers = new Map<string, Tracer>()
  trace.setGlobalTracerProvider({
    getTracer(service) {
      const tracer = tracers.get(service) ?? tracerOf(service, batches.processor)
      tracers.set(service, tracer)
      return tracer
    },
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  return async () => {
    trace.disable()
    context.disable()
    propagation.disable()
    await withTimeout(lastExportMs, batches.processor.shutdown(), 'late').catch(batches.warn)
  }
}

function tracerOf(service: string, processor: BatchSpanProcessor): Tracer {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.namespace': 'semaforo', 'service.name': service }),
    // A trace that began outside is always recorded: the caller's sampling flag is ignored.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [processor],
  })
  return provider.getTracer('semaforo')
}

function batchesTo(endpoint: string, log: Log) {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: exportMs })
  const warn = warnRarely(log, 'spans did not reach the collector', 60_000)
  const processor = new BatchSpanProcessor({
    exporter: {
      export: (spans, done) =>
        exporter.export(spans, (result) => {
          if (result.error) warn(result.error)
          done(result)
        }),
      shutdown: () => exporter.shutdown(),
    },
    scheduledDelayMillis: scheduleMs,
  })
  return { processor, warn }
}
