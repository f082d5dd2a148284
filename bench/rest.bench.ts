import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '@semaforo/tools/build'
import { restFigures } from './rest/figures.ts'
import { startProcess } from './rest/processes.ts'
import type { Figures } from './table.ts'

/** The platform is embedded, also where the benchmarks on the servers have their addresses. */
const noServers = { MONGO_URL: undefined, KAFKA_BROKERS: undefined, REDIS_URL: undefined }

/** The processor time of the whole site in one process while nobody visits it. */
export async function bench(): Promise<Figures> {
  await build()
  const dataDir = mkdtempSync(join(tmpdir(), 'semaforo-rest-'))
  const start = join(import.meta.dirname, '../tools/start.ts')
  const site = await startProcess('npm start', [start], { ...noServers, PORT: '0', DATA_DIR: dataDir })
  try {
    return await restFigures('embedded', [site])
  } finally {
    await site.stop()
    rmSync(dataDir, { recursive: true })
  }
}
