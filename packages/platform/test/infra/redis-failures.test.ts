import { eventually } from '@semaforo/testing/eventually'
import { ownServers } from '@semaforo/testing/own-servers'
import { openRedis } from '../../src/redis/open-redis.ts'

const servers = await ownServers()

test.each([
  ['killed', 'kill', 'start'],
  ['stopped', 'pause', 'resume'],
] as const)('a Redis that is really %s: all fails open, and holds again after', async (_, harm, mend) => {
  await servers.start('redis')
  const redis = openRedis({ url: servers.redis })
  const answers = () => eventually(async () => expect(await redis.ready()).toEqual({ ok: true }))
  await answers()
  const cache = redis.cache(harm)
  const limiter = redis.rateLimiter({ name: harm, points: 1, seconds: 60 })
  await cache.set('k', 1, 60_000)
  await servers[harm]('redis')
  expect(await cache.get('k')).toBeUndefined()
  expect(await limiter.consume('ana')).toMatchObject({ allowed: true })
  expect(await limiter.consume('ana')).toMatchObject({ allowed: false })
  expect(await redis.ready()).toMatchObject({ ok: false })
  await servers[mend]('redis')
  await answers()
  expect(await cache.get('k')).toBe(1)
  await redis.close()
})
