import { createLog } from '@semaforo/service-kit'
import { eventually } from '@semaforo/testing/eventually'
import { faultyProxy } from '@semaforo/testing/faulty-proxy'
import { listen } from '@semaforo/testing/listen'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { unique } from '@semaforo/testing/unique'
import { assemble } from '../../src/assemble.ts'
import { openSqliteLog } from '../../src/embedded/event-log.ts'
import { openSqliteStores } from '../../src/embedded/stores.ts'
import type { Platform } from '../../src/index.ts'
import { openRedis } from '../../src/redis/open-redis.ts'
import { describeCache } from '../contracts/cache.ts'
import { describeInstances } from '../contracts/instances.ts'
import { withPlatform } from '../contracts/open-platform.ts'
import { describeRateLimiter } from '../contracts/rate-limiter.ts'
import { connect, describeSockets, serveSockets } from '../contracts/sockets.ts'

const dataDir = temporaryDirectory()
const server = new URL(process.env['REDIS_URL'] ?? '')

function openOn(url: string, log = createLog('silent')): Platform {
  const volatile = openRedis({ url, log })
  return assemble({ stores: openSqliteStores(dataDir), log: openSqliteLog(dataDir, log), volatile }, log)
}

/** A platform on a Redis that already answers. */
async function open(): Promise<Platform> {
  const platform = openOn(server.href)
  await eventually(async () => expect(await platform.ready()).toEqual({ ok: true }))
  return platform
}

describeCache('Redis', open)
describeRateLimiter('Redis', open)
describeSockets('Redis', open)
describeInstances('Redis', open)

/** A faulty proxy before the real Redis, a platform that uses it, and the log lines of that platform. */
async function onFaultyRedis(use: (at: Awaited<ReturnType<typeof setUp>>) => Promise<void>) {
  const at = await setUp()
  try {
    await use(at)
  } finally {
    await at.platform.close()
    await at.proxy.close()
  }
}

async function setUp() {
  const proxy = await faultyProxy({ host: server.hostname, port: Number(server.port || 6379) })
  const url = new URL(server)
  url.host = proxy.address
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  return { proxy, lines, platform: openOn(url.href, log) }
}

const answers = (platform: Platform) =>
  eventually(async () => expect(await platform.ready()).toEqual({ ok: true }))

/** The platform stays ready and reports that it runs without Redis. */
const without = { ok: true, without: expect.stringMatching(/^Redis no responde: ./) }

/** The duration of `work` in milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

describe('a Redis that fails', () => {
  test.each(['down', 'hang'] as const)(
    '%s: the cache misses without an error, and works again after',
    (fault) =>
      onFaultyRedis(async ({ proxy, platform }) => {
        await answers(platform)
        const cache = platform.cache(unique('cache'))
        await cache.set('k', 1, 60_000)
        await proxy[fault]()
        expect(await cache.get('k')).toBeUndefined()
        await cache.set('k', 2, 60_000)
        await cache.delete('other')
        expect(await platform.ready()).toEqual(without)
        await proxy.up()
        await answers(platform)
        // Commands sent while the server hung may still be executed; only later ones are certain.
        await cache.set('k', 3, 60_000)
        expect(await cache.get('k')).toBe(3)
      }),
  )

  test.each(['down', 'hang'] as const)(
    '%s: a limit is counted per process, and together again after',
    (fault) =>
      onFaultyRedis(async ({ proxy, platform }) => {
        await answers(platform)
        const limit = { name: unique('limit'), points: 2, seconds: 60 }
        const limiter = platform.rateLimiter(limit)
        await limiter.consume('ana')
        await proxy[fault]()
        const verdicts = [
          await limiter.consume('ana'),
          await limiter.consume('ana'),
          await limiter.consume('ana'),
        ]
        expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, true, false])
        await proxy.up()
        await answers(platform)
        await withPlatform(open, async (other) => {
          await Promise.all([limiter, other.rateLimiter(limit)].map((each) => each.consume('bea')))
          expect(await limiter.consume('bea')).toMatchObject({ allowed: false })
        })
      }),
  )

  test.each(['down', 'hang'] as const)(
    '%s: an emit reaches the sockets of its instance, and all of them again after',
    (fault) =>
      onFaultyRedis(({ proxy, platform }) =>
        withPlatform(open, async (other) => {
          const [here, there] = [await serveSockets(platform), await serveSockets(other)]
          await answers(platform)
          const [near, far] = [await connect(here.url, 'ana'), await connect(there.url, 'ana')]
          await eventually(async () => expect(await here.server.in('ana').fetchSockets()).toHaveLength(2))
          await proxy[fault]()
          here.server.to('ana').emit('updated', 'alone')
          await eventually(() => expect(near.heard).toEqual(['alone']))
          await proxy.up()
          await answers(platform)
          await eventually(() => {
            there.server.to('ana').emit('updated', 'back')
            expect(near.heard).toContain('back')
          })
          here.server.to('ana').emit('updated', 'together')
          await eventually(() => expect(far.heard).toContain('together'))
          for (const { socket } of [near, far]) socket.disconnect()
          for (const { server: io } of [here, there]) await io.close()
        }),
      ),
  )

  test('hangs: the first calls wait at most half a second, and later ones not at all', () =>
    onFaultyRedis(async ({ proxy, platform }) => {
      await answers(platform)
      const cache = platform.cache(unique('cache'))
      proxy.hang()
      expect(await timed(() => cache.get('k'))).toBeLessThan(5_000)
      await eventually(async () => expect(await timed(() => cache.get('k'))).toBeLessThan(400))
      await proxy.up()
    }))

  test('is down at start: the platform is ready without it, logs that a few times a minute, and uses it when it answers', () =>
    onFaultyRedis(async ({ proxy, platform, lines }) => {
      await proxy.down()
      await eventually(() => expect(lines).not.toEqual([]))
      expect(await platform.ready()).toEqual(without)
      for (let n = 0; n < 20; n += 1) await platform.cache('c').get('k')
      expect(lines).toHaveLength(1)
      await proxy.up()
      await answers(platform)
    }))

  test('is no Redis: another server listens at its address', async () => {
    const { server: http, url } = await listen((_req, res) => res.end('no'))
    await withPlatform(
      () => openOn(url.replace('http:', 'redis:')),
      async (platform) => {
        expect(await platform.ready()).toEqual(without)
        expect(await platform.cache('c').get('k')).toBeUndefined()
      },
    )
    http.closeAllConnections()
    http.close()
  })

  test('has another user or password: the log line has no credentials', async () => {
    const wrong = new URL(server)
    wrong.username = 'nobody'
    wrong.password = 's3cr3t'
    for (const url of [wrong.href, 'redis://ana:s3cr3t@no-such-host.invalid:6379']) {
      const lines: string[] = []
      const log = createLog('trace', { write: (line: string) => void lines.push(line) })
      await withPlatform(
        () => openOn(url, log),
        async (platform) => {
          await eventually(() => expect(lines).not.toEqual([]))
          const state = await platform.ready()
          expect(state).toEqual(without)
          expect(`${lines}${JSON.stringify(state)}`).not.toContain('s3cr3t')
        },
      )
    }
  })
})
