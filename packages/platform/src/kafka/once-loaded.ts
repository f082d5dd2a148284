import { setTimeout as sleep } from 'node:timers/promises'

const pauseMs = 500

/**
 * Repeats a request for a group while its coordinator loads: a Kafka without groups so far makes and loads their
 * partitions at the first request, for longer than the driver tries. Other errors are thrown at once.
 */
export async function onceLoaded<Result>(request: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await request()
    } catch (error) {
      if (!isLoading(error)) throw error
      await sleep(pauseMs)
    }
  }
}

function isLoading(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as { type?: unknown }).type === 'GROUP_LOAD_IN_PROGRESS' || isLoading(error.cause)
}
