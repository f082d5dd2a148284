import { execFile } from 'node:child_process'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { endsWithTest } from './ends-with-test.ts'
import { isFree } from './free-port.ts'

/** The program that starts and stops servers. */
export const serversScript = join(import.meta.dirname, '../../../../shared/infra/servers')
const portsAboveBase = [17, 79, 92, 93]

type Server = 'kafka' | 'mongo' | 'redis'

/** Dedicated servers that a test may kill and pause, removed at the end of the file. */
export async function ownServers(name: string) {
  const base = await freeBase()
  const set = `${name}-${process.pid}`
  const home = process.env['INFRA_HOME'] ?? join(homedir(), '.cache/infra')
  const env = { ...process.env, INFRA_HOME: home, INFRA_SET: set, INFRA_BASE: String(base) }
  const wipe = endsWithTest(() => run('wipe'))
  const run = async (...args: string[]) => {
    await promisify(execFile)(serversScript, args, { env })
  }
  return {
    /** Where they keep their data, Kafka and Redis in a folder of their own in it. */
    folder: join(home, 'run', `${set}-${base}`),
    broker: `127.0.0.1:${base + 92}`,
    mongoUrl: `mongodb://127.0.0.1:${base + 17}`,
    redis: `redis://127.0.0.1:${base + 79}`,
    start: (server: Server) => run('start', server),
    kill: (server: Server) => run('kill', server),
    pause: (server: Server) => run('pause', server),
    resume: (server: Server) => run('resume', server),
    /** Ends and removes them now: outside of Jest nobody else does. */
    wipe,
  }
}

async function freeBase(): Promise<number> {
  for (;;) {
    const base = 20_000 + 100 * Math.floor(Math.random() * 100)
    const free = await Promise.all(portsAboveBase.map((port) => isFree(base + port)))
    if (free.every(Boolean)) return base
  }
}
