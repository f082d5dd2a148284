import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aCompany } from '@semaforo/testing/companies'
import { freePort } from '@semaforo/testing/free-port'
import { build } from '@semaforo/tools/build'
import { dataSize } from './cost/data-size.ts'
import { untilRested, type Visitor, visitor } from './cost/visitor.ts'
import { processorSeconds, startProcess } from './rest/processes.ts'
import type { Figures, Row } from './table.ts'

type Action = { name: string; times: number; act(by: Visitor, at: number): Promise<number> }

const account = { email: 'admin@semaforo.mx', password: 'Clave-Segura-9' }
const saved = { predictionTree: 0, score: 86.3 }
const company = (at: number) => aCompany({ ventas_totales: 500_000 + at })
/** Tags of the catalog that comes with the site, liked and unliked in turn. */
const tag = (at: number) => 6 + (Math.floor(at / 2) % 19)

const actions: Action[] = [
  { name: 'a page view: the document of /home', times: 2_000, act: (by) => by.ask('GET', '/home') },
  {
    name: 'a like, or one taken back',
    times: 2_000,
    act: (by, at) => by.ask(at % 2 ? 'DELETE' : 'POST', `/api/me/likes/tag/${tag(at)}`),
  },
  {
    name: 'a diagnostic: score and prediction',
    times: 1_000,
    act: async (by, at) => {
      const score = await by.ask('POST', '/api/model/diagnostic', company(at))
      return score + (await by.ask('POST', '/api/model/predict', company(at)))
    },
  },
  {
    name: 'a diagnostic that is kept',
    times: 40,
    act: (by, at) => by.ask('POST', '/api/modelData', { ...company(at), ...saved, user_id: by.id }),
  },
  { name: 'a sign-in', times: 20, act: (by) => by.ask('POST', '/api/auth/login', account) },
]

/** Bytes that a process has handed to its disk. */
const writtenBy = (pid: number) =>
  Number(/^write_bytes: (\d+)$/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1])

/** Runs the site on a data folder. */
async function open(dataDir: string) {
  const port = await freePort()
  const site = await startProcess('npm start', [join(import.meta.dirname, '../tools/start.ts')], {
    ...{ MONGO_URL: undefined, KAFKA_BROKERS: undefined, REDIS_URL: undefined, DATA_DIR: dataDir },
    ...{ PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, RATE_LIMIT_PER_MINUTE: '1000000' },
    ...{ ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password },
  })
  const by = await visitor(`http://127.0.0.1:${port}`, account)
  const used = () => processorSeconds(site)
  await untilRested(used)
  return { site, by, used }
}

async function measure({ name, times, act }: Action, dataDir: string): Promise<Row> {
  const before = dataSize(dataDir)
  const { site, by, used } = await open(dataDir)
  // What is done for the first time, such as compiling, belongs to no action.
  const first = times / 5
  for (let at = 0; at < first; at += 1) await act(by, at)
  await untilRested(used)
  const [processor, written] = [used(), writtenBy(site.pid)]
  let answered = 0
  for (let at = first; at < first + times; at += 1) answered += await act(by, at)
  await untilRested(used)
  const cost = { processor: used() - processor, written: writtenBy(site.pid) - written }
  await site.stop()
  const after = dataSize(dataDir)
  const done = first + times
  return {
    name,
    'processor ms': ((cost.processor / times) * 1_000).toFixed(2),
    'bytes answered': (answered / times).toFixed(0),
    events: ((after.events - before.events) / done).toFixed(2),
    'bytes to disk': (cost.written / times).toFixed(0),
    'rows kept': ((after.aggregates - before.aggregates) / done).toFixed(2),
    'bytes kept': ((after.bytes - before.bytes) / done).toFixed(0),
  }
}

/** What one visitor's action costs the site in one process, with everything that its events lead to. */
export async function bench(): Promise<Figures> {
  await build()
  const dataDir = mkdtempSync(join(tmpdir(), 'semaforo-cost-'))
  try {
    await (await open(dataDir)).site.stop()
    const rows: Row[] = []
    for (const action of actions) rows.push(await measure(action, dataDir))
    return {
      title: 'Cost: one action, the mean of many one after the other, embedded',
      rows,
      goals: [],
      note: 'other load on the machine makes the same work take more processor time',
    }
  } finally {
    rmSync(dataDir, { recursive: true })
  }
}
