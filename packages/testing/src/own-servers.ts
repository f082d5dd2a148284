import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { endsWithTest } from './ends-with-test.ts'
import { eventually } from './eventually.ts'
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
  const folder = join(home, 'run', `${set}-${base}`)
  return {
    /** Where they keep their data, Kafka and Redis in a folder of their own in it. */
    folder,
    broker: `127.0.0.1:${base + 92}`,
    mongoUrl: `mongodb://127.0.0.1:${base + 17}`,
    redis: `redis://127.0.0.1:${base + 79}`,
    start: (server: Server) => run('start', server),
    kill: (server: Server) => run('kill', server),
    /** When this resolves, every thread of the server stands still: the signal alone returns earlier. */
    pause: async (server: Server) => {
      await run('pause', server)
      const pid = (await readFile(join(folder, `${server}.pid`), 'utf8')).trim()
      await eventually(async () => (await threadStates(pid)).every((state) => state === 'T'))
    },
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

/** The state of each thread of a process, as proc(5) says: `T` is stopped. */
async function threadStates(pid: string): Promise<(string | undefined)[]> {
  const threads = await readdir(`/proc/${pid}/task`)
  const stats = threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/stat`, 'utf8'))
  return (await Promise.all(stats)).map((stat) => stat.slice(stat.lastIndexOf(')') + 2)[0])
}
