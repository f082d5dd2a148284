import { setTimeout as sleep } from 'node:timers/promises'
import { event } from '@semaforo/contracts'
import { createLog } from '@semaforo/service-kit'
import { type Counter, increment } from '@semaforo/testing/counter-events'
import { eventually } from '@semaforo/testing/eventually'
import { ownServers } from '@semaforo/testing/own-servers'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { unique } from '@semaforo/testing/unique'
import { assemble } from '../../src/assemble.ts'
import { openSqliteLog } from '../../src/embedded/event-log.ts'
import { openEmbeddedVolatile } from '../../src/embedded/volatile.ts'
import { ConfigError, StoreUnavailable } from '../../src/index.ts'
import { openMongoStores } from '../../src/mongo/open-mongo-stores.ts'
import { withPlatform } from '../contracts/open-platform.ts'
import { copyCounters } from '../programs/copy-counters.ts'
import { counted, keys, openCopies, openCounters } from '../programs/counters.ts'

const dataDir = temporaryDirectory()
const servers = await ownServers()
const url = servers.mongoUrl
const silent = { ok: false, reason: expect.stringMatching(/^MongoDB no responde: /) }

const aDefinition = () => ({ service: unique('counters'), name: 'counter' })

test('waits for a server that is down at the start, logs it every few seconds, and continues when it is up', async () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line: string) => void lines.push(line) })
  const stores = openMongoStores({ url, log })
  const opening = stores.open<Counter, never>(aDefinition())
  expect(await stores.ready()).toEqual(silent)
  await eventually(() => expect(lines.length).toBeGreaterThan(1))
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'MongoDB does not answer: waiting for it',
    reason: expect.stringMatching(/ECONNREFUSED/),
  })

  await servers.start('mongo')
  const { store } = await opening
  expect(await store.update('a', increment())).toMatchObject({ version: 1 })
  expect(await stores.ready()).toEqual({ ok: true })
  await stores.close()
})

test('an invalid address is one Spanish line about its variable', async () => {
  const stores = openMongoStores({ url: 'mongo:/nowhere' })
  const opening = stores.open(aDefinition())
  await expect(opening).rejects.toThrow(ConfigError)
  await expect(opening).rejects.toThrow(/^La variable MONGO_URL no es válida: [^\n]+\.$/)
  expect(await stores.ready()).toEqual(silent)
  await stores.close()
})

test('closing ends the wait of a store for its server', async () => {
  const stores = openMongoStores({ url: 'mongodb://127.0.0.1:9' })
  const opening = stores.open(aDefinition())
  const refused = expect(opening).rejects.toThrow(/ECONNREFUSED/)
  await stores.close()
  await refused
})

test('a server killed between writes keeps acknowledged ones, and every event has its effect once', async () => {
  const open = () =>
    assemble({
      stores: openMongoStores({ url }),
      log: openSqliteLog(dataDir),
      volatile: openEmbeddedVolatile(dataDir),
    })
  await servers.start('mongo')
  const acknowledged = new Map(keys.map((key) => [key, 0]))
  await withPlatform(open, async (platform) => {
    const [counters, copies] = [await openCounters(platform), await openCopies(platform)]
    await copyCounters(platform)
    const stopping = new AbortController()
    const counting = keys.map(async (key) => {
      while (!stopping.signal.aborted) {
        const decide = (before: Counter = { n: 0 }) => {
          const next = { n: before.n + 1 }
          return [next, [event(counted, next)]] as const
        }
        // A write that fails with the server was not acknowledged, and may be stored or not.
        const updated = await counters.update(key, decide).catch(() => undefined)
        if (updated) acknowledged.set(key, updated.version)
        await sleep(Math.random() * 10)
      }
    })
    try {
      for (let kill = 1; kill <= 5; kill += 1) {
        const before = acknowledged.get('a') ?? 0
        await eventually(() => expect(acknowledged.get('a')).toBeGreaterThan(before + 20))
        await servers.kill('mongo')
        await servers.start('mongo')
      }
    } finally {
      stopping.abort()
      await Promise.all(counting)
    }
    await eventually(async () => expect(await platform.ready()).toEqual({ ok: true }))
    for (const key of keys) {
      const n = (await counters.get(key))?.version ?? 0
      expect(n).toBeGreaterThanOrEqual(acknowledged.get(key) ?? Number.POSITIVE_INFINITY)
      expect(await counters.get(key)).toMatchObject({ state: { n } })
      await eventually(async () => expect((await copies.get(key))?.state.n).toBe(n))
      expect((await copies.get(key))?.state).toEqual({ n, effects: n, faults: [] })
    }
  })
})

test('when a server hangs, operations fail in bounded time, and work again afterwards', async () => {
  await servers.start('mongo')
  const stores = openMongoStores({ url })
  const { store } = await stores.open<Counter, never>(aDefinition())
  await store.update('a', increment())

  await servers.pause('mongo')
  const since = Date.now()
  const updates = await Promise.allSettled(
    ['a', 'a', 'a', 'b', 'c'].map((id) => store.update(id, increment())),
  )
  for (const update of updates) {
    expect(update).toEqual({
      status: 'rejected',
      reason: expect.objectContaining({ message: expect.stringMatching(/does not answer|was not updated/) }),
    })
  }
  await expect(store.get('a')).rejects.toThrow(StoreUnavailable)
  expect(Date.now() - since).toBeLessThan(60_000)
  expect(await stores.ready()).toEqual(silent)

  await servers.resume('mongo')
  await eventually(async () => expect(await stores.ready()).toEqual({ ok: true }))
  const { state, version } = await store.update('a', increment())
  expect(state).toEqual({ n: version })
  await stores.close()
})
