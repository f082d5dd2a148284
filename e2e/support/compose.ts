import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@semaforo/testing/free-port'
import { firstAdmin } from './accounts.ts'

const root = join(import.meta.dirname, '../..')

/** The system of docker-compose.yml, with its own project name and port. */
export async function composeSystem() {
  const project = `semaforo-test-${randomBytes(3).toString('hex')}`
  const port = await freePort()
  // Builds the images with the builder included in every Docker.
  const env = { ...process.env, ...firstAdmin, PORT: String(port), HOST: '127.0.0.1', DOCKER_BUILDKIT: '0' }

  async function compose(...args: string[]): Promise<void> {
    const child = spawn('docker', ['compose', '-p', project, ...args], { cwd: root, env, stdio: 'inherit' })
    const [code] = await once(child, 'close')
    if (code !== 0) throw new Error(`docker compose ${args.join(' ')} ended with ${code}`)
  }
  return {
    url: `http://localhost:${port}`,
    up: () => compose('up', '--build', '--quiet-pull', '--detach', '--wait', '--wait-timeout', '180'),
    compose,
    /** Runs so many instances of each of these services. */
    scale: (instances: Record<string, number>) =>
      compose(
        ...['up', '--detach', '--wait', '--no-recreate', '--no-deps'],
        ...Object.entries(instances).flatMap(([service, count]) => ['--scale', `${service}=${count}`]),
        ...Object.keys(instances),
      ),
    /** The containers of a service, running or not. */
    async containers(service: string): Promise<{ State: string; ExitCode: number }[]> {
      const args = ['compose', '-p', project, 'ps', '--all', '--format', 'json', service]
      const { stdout } = await promisify(execFile)('docker', args, { cwd: root, env })
      return stdout
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    },
    async down() {
      await compose('down', '--volumes', '--remove-orphans')
      await promisify(execFile)('docker', ['image', 'rm', `${project}-service`, `${project}-gateway`])
    },
  }
}
