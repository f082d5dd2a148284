import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ownServers } from '@semaforo/testing/own-servers'
import { inFolder, megabytes, simulateInto, timedCommand } from './moving/commands.ts'
import { scale, year } from './retention/year.ts'
import { type Figures, wantsQuiet } from './table.ts'

/** A simulated year taken from files to Kafka and MongoDB, backed up there, and taken back, on servers of its own. */
export const bench = (): Promise<Figures> =>
  inFolder(async (folder) => {
    const servers = await ownServers('bench-moving')
    try {
      for (const server of ['kafka', 'mongo'] as const) await servers.start(server)
      const at = (name: string) => join(folder, name)
      const url = `${servers.mongoUrl}/moved`
      const settings = { KAFKA_BROKERS: servers.broker }
      mkdirSync(at('frontends'))
      await simulateInto(at('data'))
      await timedCommand('topics', settings)
      const there = await timedCommand('migrate', settings, '--from', at('data'), '--to', url)
      const onServers = megabytes(servers.folder)
      const frontends = ['--frontends', at('frontends')]
      const ofServers = { ...settings, MONGO_URL: url }
      const backup = await timedCommand('backup', ofServers, '--to', at('backup'), ...frontends)
      const back = await timedCommand('migrate', settings, '--from', url, '--to', at('back'))
      return {
        title: `Moving: ${scale} of a year of ${year.users.toLocaleString('en')} users, files and servers`,
        rows: [
          { name: 'npm run migrate, to servers', seconds: there.toFixed(1), MB: onServers },
          { name: 'npm run backup, of servers', seconds: backup.toFixed(1), MB: megabytes(at('backup')) },
          { name: 'npm run migrate, back to files', seconds: back.toFixed(1), MB: megabytes(at('back')) },
        ],
        goals: [],
        note: wantsQuiet,
      }
    } finally {
      await servers.wipe()
    }
  })
