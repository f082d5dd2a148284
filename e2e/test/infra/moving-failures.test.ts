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
let own: Record<string, string>
let site: RunningSite
let both: People
let before: Record<string, string>
let servers: { KAFKA_BROKERS: string; MONGO_URL: string }

/** A database of the servers; each has the same Kafka, which is empty for the first one alone. */
const database = (name: string) => `${servers.MONGO_URL}/${name}`

beforeAll(async () => {
  const { broker, mongoUrl, start } = await ownServers()
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
  await site.stop()
  expect(await runCommand('migrate', { KAFKA_BROKERS: '' }, ...to)).toMatch(
    /^1: .*escribe sus servidores en KAFKA_BROKERS/,
  )
  const trial = await runCommand('migrate', servers, ...to, '--dry-run')
  expect(trial).toMatch(/^identity\.user: 2$/m)
  expect(trial).toMatch(/Prueba: se puede llevar a .*No se cambió nada/)
})

test('a move to servers that is killed at any stage is completed by its repeat, and says the same', async () => {
  const migrate = ['--from', site.dataDir, '--to', database('semaforo')]
  // Among the lines are: the counts, each store, and the log of each topic.
  let wasKilled = true
  for (let lines = 1; wasKilled; lines += 4)
    wasKilled = await runAndKill(lines, 'migrate', servers, ...migrate)
  expect(await runCommand('migrate', servers, ...migrate)).toMatch(/listo: /)

  const env = { ...own, ...servers, MONGO_URL: database('semaforo') }
  const again = await startSite(env)
  await saysTheSame(again.url, both, before)
  await requestAs(again.url, both.person, 'POST', '/api/me/likes/tag/3')
  await untilLikeIsCounted(again.url, both.person, 3)
  await again.stop()
  expect(await runCommand('backup', env, '--to', at('backup'))).toMatch(/^1: Los datos están en MongoDB/)
  expect(await runCommand('migrate', servers, ...migrate)).toMatch(/ya tiene esta copia. No se cambió nada/)
})
