import type { ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'

/** What jest itself needs to have let go of once its results are in. */
const graceMs = 3_000

type Handle = object & Partial<ChildProcess & Socket>

/** What keeps this process from ending, one line for each: children and sockets with who they are. */
export function whatHolds(): string[] {
  // Node's own list names kinds alone; its older one, undocumented and still there, gives the handles themselves.
  const { _getActiveHandles: handles } = process as unknown as { _getActiveHandles?: () => Handle[] }
  const known = (handles?.call(process) ?? []).map(describe).filter((line) => line !== undefined)
  return [...known, `en total: ${process.getActiveResourcesInfo().join(', ')}`]
}

function describe(handle: Handle): string | undefined {
  if (handle.spawnargs) return `un proceso: ${handle.spawnargs.join(' ')} (${handle.pid})`
  const address = 'address' in handle && typeof handle.address === 'function' ? handle.address() : undefined
  const port = address && typeof address === 'object' && 'port' in address ? address.port : undefined
  if (port === undefined) return undefined
  return handle.remotePort === undefined
    ? `un servidor en el puerto ${port}`
    : `una conexión del puerto ${port} al ${handle.remotePort}`
}

/**
 * A reporter of Jest: when the results are in and something still keeps the run from ending, it says what that
 * is and ends the run as failed. A run that ends by itself never gets there: the timer keeps nothing.
 */
export default class {
  onRunComplete(): void {
    setTimeout(() => {
      const lines = ['Las pruebas terminaron, pero algo que empezaron sigue:', ...whatHolds()]
      process.stderr.write(`${lines.join('\n  ')}\n`)
      process.exit(1)
    }, graceMs).unref()
  }
}
