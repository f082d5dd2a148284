import { describeHandle, handles } from './open-handles.ts'

/** The handles that keep this process running, one line each: children and sockets with their details. */
function openHandles(): string[] {
  const known = handles().flatMap((handle) => describeHandle(handle) ?? [])
  return [...known, `en total: ${process.getActiveResourcesInfo().join(', ')}`]
}

/**
 * A Jest reporter: when a run is complete and open handles keep it from ending, it prints them and fails the
 * run. `longestEndMs` is the time that Jest has to close its own handles. The timer is unreferenced, so a run
 * that ends by itself never reaches it.
 */
export default class {
  readonly #longestEndMs: number

  constructor(_config: unknown, { longestEndMs }: { longestEndMs: number }) {
    this.#longestEndMs = longestEndMs
  }

  onRunComplete(): void {
    setTimeout(() => {
      const lines = ['Las pruebas terminaron, pero algo que empezaron sigue:', ...openHandles()]
      process.stderr.write(`${lines.join('\n  ')}\n`)
      process.exit(1)
    }, this.#longestEndMs).unref()
  }
}
