import { setTracing } from '@semaforo/platform'
import type { Log } from '../log.ts'

/**
 * Lets this process trace what is made from now on; call it before anything else starts.
 * @param endpoint see `openTracing`
 * @returns sends what is left, within two seconds, and ends tracing
 */
export async function startTracing(endpoint: string, log: Log): Promise<() => Promise<void>> {
  // OpenTelemetry takes its time to load: only who uses it pays for it.
  const { openTracing } = await import('./open-tracing.ts')
  const { startSpan, close } = openTracing(endpoint, log)
  setTracing(startSpan)
  return () => {
    setTracing(undefined)
    return close()
  }
}
