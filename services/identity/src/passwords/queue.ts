import { unavailable } from '@semaforo/service-kit'

/** Runs work, at once or when a slot is free. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Runs at most `concurrency` jobs and lets `maxWaiting` more wait: a flood of logins costs bounded memory and time.
 * @throws {ProblemError} 503 if the queue is full
 */
export function createQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }): Queue {
  const waiters: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running >= concurrency) {
      if (waiters.length >= maxWaiting) throw tooBusy()
      // A finished job hands its slot to the next waiter, so `running` does not change.
      await new Promise<void>((resolve) => waiters.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiters.shift()
      if (next) next()
      else running -= 1
    }
  }
}

const tooBusy = () =>
  unavailable('too-busy', 'Hay muchas personas iniciando sesión. Inténtalo de nuevo en unos segundos.', 5)
