import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { inFolder, megabytes, simulateInto, timedCommand } from './moving/commands.ts'
import { scale, year } from './retention/year.ts'
import { type Figures, wantsQuiet } from './table.ts'

/** Backup and restore of a simulated year on files, beside a copy of the files of a site that is stopped. */
export const bench = (): Promise<Figures> =>
  inFolder(async (folder) => {
    const at = (name: string) => join(folder, name)
    const settings = { DATA_DIR: at('data') }
    const frontends = ['--frontends', at('frontends')]
    mkdirSync(at('frontends'))
    await simulateInto(at('data'))
    const begin = performance.now()
    cpSync(at('data'), at('plain'), { recursive: true })
    const plain = (performance.now() - begin) / 1_000
    const backup = await timedCommand('backup', settings, '--to', at('backup'), ...frontends)
    const from = ['--from', at('backup')]
    const restore = await timedCommand('restore', settings, ...from, '--to', at('restored'), ...frontends)
    return {
      title: `Moving: ${scale} of a year of ${year.users.toLocaleString('en')} users, on files`,
      rows: [
        { name: 'cp, of a stopped site', seconds: plain.toFixed(1), MB: megabytes(at('data')) },
        { name: 'npm run backup', seconds: backup.toFixed(1), MB: megabytes(at('backup')) },
        { name: 'npm run restore', seconds: restore.toFixed(1), MB: '' },
      ],
      goals: [],
      note: wantsQuiet,
    }
  })
