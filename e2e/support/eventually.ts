import { setTimeout as sleep } from 'node:timers/promises'

/** Looks until there is something to see; what was seen is the answer. */
export async function eventually<Seen>(
  look: () => Seen | undefined | false | Promise<Seen | undefined | false>,
  deadlineMs = 10_000,
): Promise<Seen> {
  const deadline = Date.now() + deadlineMs
  for (;;) {
    const seen = await look()
    if (seen !== undefined && seen !== false) return seen
    if (Date.now() > deadline) throw new Error(`not seen within ${deadlineMs} ms: ${look}`)
    await sleep(25)
  }
}
