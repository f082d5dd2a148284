import type { Log } from '../log.ts'

/**
 * Lets this process send traces; call it before anything else starts. Without it OpenTelemetry's API, which the code
 * calls, does nothing.
 * @param endpoint see `startSdk`
 * @returns see `startSdk`
 */
export async function startTracing(endpoint: string, log: Log): Promise<() => Promise<void>> {
  // The SDK takes its time to load: only who uses it pays for it.
  const { startSdk } = await import('./start-sdk.ts')
  return startSdk(endpoint, log)
}
