import type { ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'

/** A child process, a server, a connection or another handle that keeps this process running. */
export type Handle = object & Partial<ChildProcess & Socket>

/** The open handles of this process, as far as Node exposes the objects. */
export function handles(): Handle[] {
  // Node's documented list names only kinds; the older, undocumented one returns the handles.
  const { _getActiveHandles: all } = process as unknown as { _getActiveHandles?: () => Handle[] }
  return all?.call(process) ?? []
}

/** The number of open handles of each kind, timers included. */
export function resources(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const kind of process.getActiveResourcesInfo()) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
}

/** A description of a handle; undefined where it has no identifying details. */
export function describeHandle(handle: Handle): string | undefined {
  if (handle.spawnargs) return `un proceso: ${handle.spawnargs.join(' ')} (${handle.pid})`
  const address = 'address' in handle && typeof handle.address === 'function' ? handle.address() : undefined
  const port = address && typeof address === 'object' && 'port' in address ? address.port : undefined
  if (port === undefined) return undefined
  return handle.remotePort === undefined
    ? `un servidor en el puerto ${port}`
    : `una conexión del puerto ${port} al ${handle.remotePort}`
}
