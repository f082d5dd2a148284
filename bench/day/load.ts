import { setTimeout as sleep } from 'node:timers/promises'
import type { Action } from './actions.ts'

/** What became of an action: milliseconds from when each was due to its answer, and what failed. */
export type Done = { times: number[]; failures: string[] }

/**
 * Does actions at their rates for some seconds, whether earlier ones are answered or not, as visitors do who do not
 * know of each other.
 * @param share of the rates
 */
export async function load(
  actions: readonly Action[],
  seconds: number,
  share = 1,
): Promise<Map<string, Done>> {
  const done = new Map(actions.map(({ name }) => [name, { times: [], failures: [] } as Done]))
  await Promise.all(
    actions.map(async ({ name, perSecond, act }) => {
      const { times, failures } = done.get(name) as Done
      const running: Promise<void>[] = []
      const everyMs = 1_000 / (perSecond * share)
      const began = performance.now()
      for (let at = 0; at * everyMs < seconds * 1_000; at += 1) {
        const due = began + at * everyMs
        const wait = due - performance.now()
        if (wait > 1) await sleep(wait)
        const answered = act(at).then(
          () => void times.push(performance.now() - due),
          (error: unknown) => void failures.push(String(error)),
        )
        running.push(answered)
      }
      await Promise.all(running)
    }),
  )
  return done
}
