import type { Server } from 'node:http'
import { ConfigError } from '@semaforo/platform'
import type { z } from 'zod'
import { type ProcessConfig, processConfig } from '../config/process-config.ts'
import { readConfig } from '../config/read-config.ts'
import { createLog, type Log } from '../log.ts'
import { startTracing } from '../tracing/start-tracing.ts'
import { drain } from './drain.ts'
import { listen } from './listen.ts'
import { stopOnSignals } from './stop.ts'

/** The context that `start` receives. */
export type Starting<Config extends z.ZodObject> = {
  settings: ProcessConfig & z.infer<Config>
  log: Log
  /** Adds a cleanup step; the steps run in reverse order. */
  onStop(stop: () => Promise<unknown>): void
  /** Aborted by a termination signal, also during the start. */
  stopping: AbortSignal
}

/**
 * Runs this process: reads the platform's and its own settings, starts, listens, and prints `listo:` with its
 * address. SIGTERM and SIGINT shut it down gracefully, at any time. When the start fails, it prints one line on
 * standard error for an invalid setting, or the stack of any other error, and exits with 1.
 */
export async function run<Config extends z.ZodObject>(
  config: Config,
  start: (starting: Starting<Config>) => Promise<{ server: Server; publicUrl?: string | undefined }>,
): Promise<void> {
  const stops: (() => Promise<unknown>)[] = []
  let stopping: AbortSignal | undefined
  try {
    const settings = { ...readConfig(processConfig, process.env), ...readConfig(config, process.env) }
    const log = createLog(settings.LOG_LEVEL)
    stopping = stopOnSignals(stops, log, settings.STOP_DELAY_SECONDS * 1_000)
    const onStop = (stop: () => Promise<unknown>) => void stops.unshift(stop)
    const collector = settings.OTEL_EXPORTER_OTLP_ENDPOINT
    if (collector) onStop(await startTracing(collector, log))
    const { server, publicUrl } = await start({ settings, log, onStop, stopping })
    if (stopping.aborted) return
    onStop(drain(server, stopping))
    const port = await listen(server, settings.PORT, settings.HOST)
    process.stdout.write(`listo: ${publicUrl ?? `http://localhost:${port}`}\n`)
  } catch (error) {
    // The shutdown of the signal ends the process.
    if (stopping?.aborted) return
    process.stderr.write(`${error instanceof ConfigError ? error.message : String((error as Error).stack)}\n`)
    process.exit(1)
  }
}
