import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startProgram } from '@semaforo/testing/start-program'

/** Starts identity as a separate process; resolves once it listens. `program` runs it on one platform. */
export async function startIdentity(program: string, dataDir: string, env: Record<string, string> = {}) {
  const path = join(import.meta.dirname, '../programs', program)
  const { child, output, ended, kill } = startProgram([path, dataDir], { env: { ...process.env, ...env } })
  const [url] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    ended.then(() => [undefined]),
  ])
  if (!url) throw new Error(`the process ended before it listened: ${output.stderr}`)
  return { url: String(url), kill }
}
