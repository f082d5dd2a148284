import { stat } from 'node:fs/promises'
import { pause } from '@semaforo/platform'
import type { LiveFrontends } from '@semaforo/releases'
import { shellFiles } from './read-site.ts'

/** Teams also publish past every gateway, and no event tells of a new shell. */
const everyMs = 500

/** Calls `changed` when other releases are live in a folder, or another shell, until it is stopped. */
export function watchSite(dir: string, live: LiveFrontends, changed: () => void): { stop(): Promise<void> } {
  const stopping = new AbortController()

  async function looking(): Promise<void> {
    let seen: unknown[] = []
    while (!stopping.signal.aborted) {
      const found = [await live(), ...(await Promise.all(shellFiles(dir).map(stampOf)))]
      if (found.some((each, at) => each !== seen[at])) changed()
      seen = found
      await pause(everyMs, stopping.signal)
    }
  }

  const running = looking()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

async function stampOf(path: string): Promise<string | undefined> {
  const found = await stat(path, { bigint: true }).catch(() => undefined)
  return found && `${found.mtimeNs} ${found.size} ${found.ino}`
}
