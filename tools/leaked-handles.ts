import { setTimeout as sleep } from 'node:timers/promises'
import { type Handle, handles, named, resources } from './what-runs.ts'

/** What runs in a process at a moment. */
export type Running = { handles: ReadonlySet<Handle>; resources: ReadonlyMap<string, number> }

export function running(): Running {
  // Node opens these when they are first asked for, and keeps them: they are nobody's.
  void [process.stdin, process.stdout, process.stderr]
  return { handles: new Set(handles()), resources: resources() }
}

/**
 * Waits until nothing runs that did not run before.
 * @param longestMs how long what was told to end has for it
 * @throws what that is, where it does not end: children, servers and connections with who they are
 */
export async function endOfAllSince(before: Running, longestMs: number): Promise<void> {
  const deadline = performance.now() + longestMs
  for (;;) {
    const more = moreThan(before)
    if (more.length === 0) return
    if (performance.now() > deadline) {
      const lines = handles()
        .filter((handle) => !before.handles.has(handle))
        .flatMap((handle) => named(handle) ?? [])
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
