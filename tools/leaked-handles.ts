import { setTimeout as sleep } from 'node:timers/promises'
import { describeHandle, type Handle, handles, resources } from './open-handles.ts'

/** The open handles of a process at one time. */
export type Running = { handles: ReadonlySet<Handle>; resources: ReadonlyMap<string, number> }

export function running(): Running {
  // Node opens these on first access and keeps them open: they are not leaks.
  void [process.stdin, process.stdout, process.stderr]
  return { handles: new Set(handles()), resources: resources() }
}

/**
 * Waits until every handle opened since `before` is closed.
 * @param longestMs the time that handles have to close
 * @throws an error that describes those still open: children, servers and connections with their details
 */
export async function waitForHandlesSince(before: Running, longestMs: number): Promise<void> {
  const deadline = performance.now() + longestMs
  for (;;) {
    const more = moreThan(before)
    if (more.length === 0) return
    if (performance.now() > deadline) {
      const lines = handles()
        .filter((handle) => !before.handles.has(handle))
        .flatMap((handle) => describeHandle(handle) ?? [])
      throw new Error(
        ['Lo que este archivo empezó sigue después de él:', ...lines, more.join(', ')].join('\n  '),
      )
    }
    await sleep(10, undefined, { ref: false })
  }
}

function moreThan(before: Running): string[] {
  return [...resources()]
    .filter(([kind, count]) => count > (before.resources.get(kind) ?? 0))
    .map(([kind, count]) => `${count - (before.resources.get(kind) ?? 0)} ${kind}`)
}
