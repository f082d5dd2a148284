import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anAccount, firstAdmin, logIn } from '@semaforo/e2e/accounts'
import { freePort } from '@semaforo/testing/free-port'
import { build } from '@semaforo/tools/build'
import type { Person } from './actions.ts'
import { startProcess } from './start-process.ts'

/** The embedded platform, also where the environment names servers. */
const embedded = { MONGO_URL: undefined, KAFKA_BROKERS: undefined, REDIS_URL: undefined }

/** The whole site in one process, which takes each request for another visitor's. */
export async function openSite() {
  await build()
  const dataDir = mkdtempSync(join(tmpdir(), 'semaforo-day-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const site = await startProcess('npm start', [join(import.meta.dirname, '../../tools/start.ts')], {
    ...embedded,
    ...firstAdmin,
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: url,
    TRUST_PROXY: '1',
    RATE_LIMIT_PER_MINUTE: '1000000',
    SOCKETS_PER_ADDRESS: '100000',
    SOCKETS_PER_USER: '1000',
  })
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return {
    url,
    async people(count: number): Promise<Person[]> {
      const people: Person[] = []
      for (let at = 0; at < count; at += 1) {
        const account = await anAccount({ url, dataDir })
        people.push({ account, session: await logIn({ url }, account) })
      }
      return people
    },
    /** Resident memory in megabytes, and the 99th percentile of the event loop's delay in milliseconds since the last call. */
    async vitals() {
      const text = await metrics()
      const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
      return {
        megabytes: value('process_resident_memory_bytes') / 1e6,
        loopMs: value('nodejs_eventloop_lag_p99_seconds') * 1e3,
      }
    },
    /** How many events wait for a group of consumers. */
    async waitingFor(group: string) {
      const lags = (await metrics()).matchAll(
        new RegExp(`^consumer_lag_records{group="${group}".*} (\\d+)$`, 'gm'),
      )
      return [...lags].reduce((sum, [, lag]) => sum + Number(lag), 0)
    },
    async stop() {
      await site.stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}
