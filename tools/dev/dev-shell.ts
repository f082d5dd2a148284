import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from '@semaforo/frontend-kit/build'
import { devHost } from '@semaforo/frontend-kit/dev'

/** Where pages under development load the shell from. */
export const shellPath = '/@dev/shell/'

/**
 * Builds this checkout's shell for development: a site serves React's production build, which cannot replace components.
 * @returns the folder of the build, which the caller removes
 */
export async function buildDevShell(directory: string): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'semaforo-dev-'))
  const config = devHost(directory, shellPath)
  await bundle({ ...config, output: { ...config.output, path } })
  return path
}
