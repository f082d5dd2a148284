import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@semaforo/testing/free-port'
import { ownServers } from '@semaforo/testing/own-servers'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { firstAdmin } from '../../support/accounts.ts'
import { runAndKill, runCommand } from '../../support/run-command.ts'
import { type RunningSite, startSite } from '../../support/site.ts'
import {
  type People,
  people,
  readSiteState,
  requestAs,
  saysTheSame,
  untilLikeIsCounted,
} from '../../support/site-state.ts'

const directory = temporaryDirectory()
const at = (name: string) => join(directory, name)
const frontends = ['--frontends', at('frontends')]
let own: Record<string, string>
let site: RunningSite
let both: People
let before: Record<string, string>
let servers: { KAFKA_BROKERS: string; MONGO_URL: string }

/** A database of the servers; each has the same Kafka, which is empty for the first one alone. */
const database = (name: string) => `${servers.MONGO_URL}/${name}`

beforeAll(async () => {
  const { broker, mongoUrl, start } = await ownServers('moving')
  await Promise.all([start('kafka'), start('mongo')])
  servers = { KAFKA_BROKERS: broker, MONGO_URL: mongoUrl }
  expect(await runCommand('topics', servers)).toMatch(/likes\.user: creado/)

  const port = String(await freePort())
  own = { ...firstAdmin, PORT: port, PUBLIC_URL: `http://localhost:${port}` }
  site = await startSite(own)
  both = await people(site)
  before = await readSiteState(site.url, both)
})

test('a site that runs is not moved, and a trial changes nothing', async () => {
  const to = ['--from', site.dataDir, '--to', database('semaforo')]
  expect(await runCommand('migrate', servers, ...to)).toMatch(/^1: .*otro proceso usa los datos de catalog/)
  expect(await runCommand('backup', { DATA_DIR: site.dataDir }, '--to', at('backup'), ...frontends)).toMatch(
    /listo: /,
  )
  await site.stop()
  expect(await runCommand('migrate', { KAFKA_BROKERS: '' }, ...to)).toMatch(
    /^1: .*escribe sus servidores en KAFKA_BROKERS/,
  )
  const trial = await runCommand('migrate', servers, ...to, '--dry-run')
  expect(trial).toMatch(/^identity\.user: 2$/m)
  expect(trial).toMatch(/Prueba: se puede llevar a .*No se cambió nada/)
  const elsewhere = { ...servers, DATA_DIR: at('none'), MONGO_URL: database('semaforo') }
  expect(await runCommand('backup', elsewhere, '--to', at('nothing'))).toMatch(/no hay datos de un sitio/)
})

test('a restore to servers that is killed at any stage is completed by its repeat, and says the same', async () => {
  const restore = ['--from', at('backup'), '--to', database('semaforo'), ...frontends]
  // Among the lines are: the file was checked, stores, the log of each topic, and comparing.
  let wasKilled = true
  for (let lines = 1; wasKilled; lines += 4)
    wasKilled = await runAndKill(lines, 'restore', servers, ...restore)
  expect(await runCommand('restore', servers, ...restore)).toMatch(/listo: /)

  const env = { ...own, ...servers, MONGO_URL: database('semaforo') }
  const again = await startSite(env)
  await saysTheSame(again.url, both, before)
  await requestAs(again.url, both.person, 'POST', '/api/me/likes/tag/3')
  await untilLikeIsCounted(again.url, both.person, 3)
  await again.stop()
  expect(await runCommand('restore', servers, ...restore)).toMatch(
    /^1: El destino ya tiene esta copia y cambió/,
  )
})

test('it moves back to files, by a backup too, and says what it said on the servers', async () => {
  const env = { ...own, ...servers, MONGO_URL: database('semaforo') }
  const onServers = await startSite(env)
  const said = await readSiteState(onServers.url, both)
  expect(await runCommand('backup', env, '--to', at('of-servers'), ...frontends)).toMatch(/listo: /)
  await onServers.stop()
  const migrate = ['--from', database('semaforo'), '--to', at('moved')]
  expect(await runAndKill(12, 'migrate', servers, ...migrate)).toBe(true)
  if (!existsSync(at('moved'))) expect(await runCommand('migrate', servers, ...migrate)).toMatch(/listo: /)
  const restore = ['--from', at('of-servers'), '--to', at('restored'), ...frontends]
  expect(await runCommand('restore', {}, ...restore)).toMatch(/listo: /)

  for (const name of ['moved', 'restored']) {
    const back = await startSite({ ...own, DATA_DIR: at(name) })
    await saysTheSame(back.url, both, said)
    await untilLikeIsCounted(back.url, both.person, 3)
    await back.stop()
  }
})
