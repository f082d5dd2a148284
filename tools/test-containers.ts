import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { startServers } from './server-containers.ts'

const root = join(import.meta.dirname, '..')

/** Runs the tests of a Jest configuration; returns the exit code. */
async function jest(config: string, env: Record<string, string>, ...args: string[]): Promise<number> {
  const child = spawn(
    process.execPath,
    ['--experimental-vm-modules', join(root, 'node_modules/jest/bin/jest.js'), '--config', config, ...args],
    { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' },
  )
  const [code] = await once(child, 'close')
  return code ?? 1
}

// Containers are removed below; the reaper of testcontainers would need one more image.
process.env['TESTCONTAINERS_RYUK_DISABLED'] = 'true'

const servers = await startServers()
// The tests that kill and stop servers start their own.
const infra = await jest('jest.infra.config.js', servers.env, '--testPathIgnorePatterns', 'failures').finally(
  servers.stop,
)
process.exitCode = (await jest('jest.containers.config.js', {})) || infra
