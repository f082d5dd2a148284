import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { eventually } from './eventually.ts'
import { runStart } from './run-start.ts'

/** A product that runs. */
export type Site = { url: string; dataDir: string }
export type RunningSite = Site & {
  /** @returns its exit code, or null where a signal ended it */
  stop(): Promise<number | null>
}

/**
 * Starts the product and waits until it reports that it is ready.
 * @throws with its stderr if it exits before that, or takes too long
 */
export async function startSite(env: Record<string, string> = {}): Promise<RunningSite> {
  const { child, output, ended, dataDir } = runStart(env)
  const stop = endsWithTest(() => {
    child.kill('SIGTERM')
    return ended
  })
  const ready = () => /^listo: (\S+)$/m.exec(output.stdout)?.[1]
  const url = await eventually(() => child.exitCode !== null || ready()).catch(stop)
  if (typeof url === 'string') return { url, dataDir, stop }
  throw new Error(`the site did not start: ${output.stderr}`)
}
