import { handles, named } from './what-runs.ts'

/** What keeps this process from ending, one line for each: children and sockets with who they are. */
function whatHolds(): string[] {
  const known = handles().flatMap((handle) => named(handle) ?? [])
  return [...known, `en total: ${process.getActiveResourcesInfo().join(', ')}`]
}

/**
 * A reporter of Jest: when the results are in and something still keeps the run from ending, it says what that
 * is and ends the run as failed. `longestEndMs` is how long Jest has to let go of what it holds itself. A run that ends by itself never gets there: the timer keeps nothing.
 */
export default class {
  readonly #longestEndMs: number

  constructor(_config: unknown, { longestEndMs }: { longestEndMs: number }) {
    this.#longestEndMs = longestEndMs
  }

  onRunComplete(): void {
    setTimeout(() => {
      const lines = ['Las pruebas terminaron, pero algo que empezaron sigue:', ...whatHolds()]
      process.stderr.write(`${lines.join('\n  ')}\n`)
      process.exit(1)
    }, this.#longestEndMs).unref()
  }
}
