import type { ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'

/** A child, a server or a connection of this process, or what else keeps it from ending. */
export type Handle = object & Partial<ChildProcess & Socket>

/** What keeps this process from ending, as far as Node gives the objects themselves. */
export function handles(): Handle[] {
  // Node's own list names kinds alone; its older one, undocumented and still there, gives the handles themselves.
  const { _getActiveHandles: all } = process as unknown as { _getActiveHandles?: () => Handle[] }
  return all?.call(process) ?? []
}

/** How many of each kind keep this process from ending: timers too. */
export function resources(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const kind of process.getActiveResourcesInfo()) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
}

/** Who a handle is, where it can be told. */
export function named(handle: Handle): string | undefined {
  if (handle.spawnargs) return `un proceso: ${handle.spawnargs.join(' ')} (${handle.pid})`
  const address = 'address' in handle && typeof handle.address === 'function' ? handle.address() : undefined
  const port = address && typeof address === 'object' && 'port' in address ? address.port : undefined
  if (port === undefined) return undefined
  return handle.remotePort === undefined
    ? `un servidor en el puerto ${port}`
    : `una conexión del puerto ${port} al ${handle.remotePort}`
}
