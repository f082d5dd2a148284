import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openEmbeddedPlatform } from '@semaforo/platform'
import { openStores, scale, simulate, year } from './retention/year.ts'
import { type Figures, wantsQuiet } from './table.ts'

const seconds = async (work: () => Promise<unknown> | unknown) => {
  const begin = performance.now()
  await work()
  return (performance.now() - begin) / 1_000
}

/** Runs a command of the project, as its `npm run` does. */
const command = (name: string, dataDir: string, ...options: string[]) =>
  promisify(execFile)(
    process.execPath,
    [...process.execArgv, join(import.meta.dirname, `../tools/${name}.ts`), ...options],
    { env: { ...process.env, DATA_DIR: dataDir, MONGO_URL: undefined, KAFKA_BROKERS: undefined } },
  )

/** Backup and restore of a simulated year on files, beside a copy of the files of a site that is stopped. */
export async function bench(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'semaforo-moving-'))
  const [dataDir, file, frontends] = ['data', 'site.backup', 'frontends'].map((name) => join(folder, name))
  try {
    if (!dataDir || !file || !frontends) throw new Error('no folders')
    mkdirSync(frontends)
    const platform = openEmbeddedPlatform({ dataDir })
    await simulate(platform, await openStores(platform))
    await platform.close()
    const plain = await seconds(() => cpSync(dataDir, join(folder, 'plain'), { recursive: true }))
    const backup = await seconds(() => command('backup', dataDir, '--to', file, '--frontends', frontends))
    const restored = join(folder, 'restored')
    const restore = await seconds(() =>
      command('restore', dataDir, '--from', file, '--to', restored, '--frontends', frontends),
    )
    const megabytes = (path: string) => (statSync(path).size / 1e6).toFixed(1)
    const ofFiles = ['events', 'identity', 'diagnostic'].map((name) => join(dataDir, `${name}.db`))
    return {
      title: `Moving: ${scale} of a year of ${year.users.toLocaleString('en')} users, on files`,
      rows: [
        { name: 'cp, of a stopped site', seconds: plain.toFixed(1), MB: ofFiles.map(megabytes).join(' + ') },
        { name: 'npm run backup', seconds: backup.toFixed(1), MB: megabytes(file) },
        { name: 'npm run restore', seconds: restore.toFixed(1), MB: '' },
      ],
      goals: [],
      note: wantsQuiet,
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
