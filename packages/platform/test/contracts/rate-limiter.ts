import { eventually } from '@semaforo/testing/eventually'
import { unique } from '@semaforo/testing/unique'
import type { Platform } from '../../src/index.ts'
import type { OpenPlatform } from './open-platform.ts'

/** The contract test of rate limiters. */
export function describeRateLimiter(name: string, open: OpenPlatform) {
  describe(`rate limiter: ${name}`, () => {
    let platform: Platform
    beforeAll(async () => {
      platform = await open()
    })
    afterAll(() => platform.close())

    test('allows the limit of calls per key and window, and returns the time until the next', async () => {
      const limiter = platform.rateLimiter({ name: unique('limit'), points: 3, seconds: 60 })
      const verdicts = await Promise.all([1, 2, 3, 4].map(() => limiter.consume('ana')))
      expect(verdicts.map(({ allowed }) => allowed).sort()).toEqual([false, true, true, true])
      const { allowed, retryAfterSeconds } = await limiter.consume('ana')
      expect(allowed).toBe(false)
      expect(retryAfterSeconds).toBeGreaterThan(0)
      expect(retryAfterSeconds).toBeLessThanOrEqual(60)
    })

    test('counts keys and limits separately, and callers of one limit together', async () => {
      const limit = { name: unique('limit'), points: 1, seconds: 60 }
      await platform.rateLimiter(limit).consume('ana')
      expect(await platform.rateLimiter(limit).consume('ana')).toMatchObject({ allowed: false })
      expect(await platform.rateLimiter(limit).consume('bea')).toMatchObject({ allowed: true })
      const other = platform.rateLimiter({ ...limit, name: unique('limit') })
      expect(await other.consume('ana')).toMatchObject({ allowed: true })
    })

    test('a refunded call may be made again', async () => {
      const limiter = platform.rateLimiter({ name: unique('limit'), points: 1, seconds: 60 })
      await limiter.consume('ana')
      await limiter.refund('ana')
      expect(await limiter.consume('ana')).toMatchObject({ allowed: true })
      expect(await limiter.consume('ana')).toMatchObject({ allowed: false })
    })

    test('allows calls again when the window is over', async () => {
      const limiter = platform.rateLimiter({ name: unique('limit'), points: 1, seconds: 1 })
      await limiter.consume('ana')
      expect(await limiter.consume('ana')).toMatchObject({ allowed: false })
      await eventually(async () => expect(await limiter.consume('ana')).toMatchObject({ allowed: true }))
    })
  })
}
