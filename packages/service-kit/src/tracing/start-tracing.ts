import type { Log } from '../log.ts'

/**
 * Enables tracing in this process; call it before anything else starts. Without it, OpenTelemetry's API, which
 * the code calls, does nothing.
 * @param endpoint see `startSdk`
 * @returns see `startSdk`
 */
export async function startTracing(endpoint: string, log: Log): Promise<() => Promise<void>> {
  // The SDK loads slowly, so it is loaded on demand.
  const { startSdk } = await import('./start-sdk.ts')
  return startSdk(endpoint, log)
}
