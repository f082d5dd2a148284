import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ownServers } from '@semaforo/testing/own-servers'

const root = join(import.meta.dirname, '..')

/** Runs the tests in folders of this name, of those that the command names; returns the exit code. */
async function jest(folder: string, env: Record<string, string> = {}): Promise<number> {
  const child = spawn(
    process.execPath,
    [
      '--experimental-vm-modules',
      join(root, 'node_modules/jest/bin/jest.js'),
      ...process.argv.slice(2),
      '--config=jest.containers.config.js',
      '--passWithNoTests',
      `--testMatch=**/test/${folder}/**/*.test.ts`,
    ],
    { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' },
  )
  const [code] = await once(child, 'close')
  return code ?? 1
}

// Every container is removed by what started it; the reaper of testcontainers would need one more image.
process.env['TESTCONTAINERS_RYUK_DISABLED'] = 'true'

const servers = await ownServers()
async function testsOnServers(): Promise<number> {
  await Promise.all((['kafka', 'mongo', 'redis'] as const).map(servers.start))
  // Those that kill and pause servers start their own.
  return jest('infra', {
    KAFKA_BROKERS: servers.broker,
    MONGO_URL: servers.mongoUrl,
    REDIS_URL: servers.redis,
  })
}
const infra = await testsOnServers().finally(servers.wipe)
process.exitCode = (await jest('containers')) || infra
