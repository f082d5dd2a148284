import { setTimeout as sleep } from 'node:timers/promises'
import { longestWaitMs } from '@semaforo/testing/eventually'

/** Polls until there is a result, and returns it. */
export async function eventually<Seen>(
  look: () => Seen | undefined | false | Promise<Seen | undefined | false>,
): Promise<Seen> {
  const deadline = performance.now() + longestWaitMs
  for (;;) {
    const seen = await look()
    if (seen !== undefined && seen !== false) return seen
    if (performance.now() > deadline) throw new Error(`not seen within ${longestWaitMs} ms: ${look}`)
    await sleep(25)
  }
}
