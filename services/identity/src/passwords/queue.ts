import { unavailable } from '@semaforo/service-kit'
import pLimit from 'p-limit'

/** Runs work, at once or when a slot is free. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Runs at most `concurrency` jobs and lets `maxWaiting` more wait, none of them longer than `maxWaitMs`: a flood of
 * logins costs bounded memory and time, and is answered long before the gateway takes the silence for a failure.
 * @throws {ProblemError} 503 if the queue is full or the wait was too long
 */
export function createQueue(options: { concurrency: number; maxWaiting: number; maxWaitMs: number }): Queue {
  const { concurrency, maxWaiting, maxWaitMs } = options
  const limit = pLimit(concurrency)
  return async (work) => {
    if (limit.pendingCount >= maxWaiting) throw tooBusy()
    const queuedAt = performance.now()
    return limit(() => {
      if (performance.now() - queuedAt > maxWaitMs) throw tooBusy()
      return work()
    })
  }
}

const tooBusy = () =>
  unavailable('too-busy', 'Hay muchas personas iniciando sesión. Inténtalo de nuevo en unos segundos.', 5)
