import { unavailable } from '@semaforo/service-kit'

/** Runs work, or makes it wait for its turn. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Lets at most `atOnce` works run and `waiting` more wait: a flood of logins costs bounded memory and time.
 * @throws {ProblemError} 503 when the queue is full
 */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): Queue {
  const turns: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running >= atOnce) {
      if (turns.length >= waiting) throw tooBusy()
      // Whoever ends hands over its place: `running` stays as it is.
      await new Promise<void>((resolve) => turns.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = turns.shift()
      if (next) next()
      else running -= 1
    }
  }
}

const tooBusy = () =>
  unavailable('too-busy', 'Hay muchas personas iniciando sesión. Inténtalo de nuevo en unos segundos.', 5)
