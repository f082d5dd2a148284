import { eventually } from '@semaforo/testing/eventually'
import { unique } from '@semaforo/testing/unique'
import type { Platform } from '../../src/index.ts'
import type { OpenPlatform } from './open-platform.ts'

/** The contract test of caches. */
export function describeCache(name: string, open: OpenPlatform) {
  describe(`cache: ${name}`, () => {
    let platform: Platform
    beforeAll(async () => {
      platform = await open()
    })
    afterAll(() => platform.close())

    test('returns a stored value, and undefined for a miss', async () => {
      const cache = platform.cache(unique('cache'))
      const value = { items: [{ title: 'Flujo «ñ» 💡' }], none: null, yes: true, n: 1.5 }
      await cache.set('k', value, 60_000)
      expect(await cache.get('k')).toEqual(value)
      expect(await cache.get('other')).toBeUndefined()
    })

    test('distinguishes null, false, zero and the empty string from a miss', async () => {
      const cache = platform.cache(unique('cache'))
      for (const value of [null, false, 0, '']) {
        await cache.set('k', value, 60_000)
        expect(await cache.get('k')).toBe(value)
      }
    })

    test('a later value replaces an earlier one, and a deleted one is a miss', async () => {
      const cache = platform.cache(unique('cache'))
      await cache.set('k', 1, 60_000)
      await cache.set('k', 2, 60_000)
      expect(await cache.get('k')).toBe(2)
      await cache.delete('k')
      expect(await cache.get('k')).toBeUndefined()
    })

    test('an expired value is a miss, and another remains', async () => {
      const cache = platform.cache(unique('cache'))
      await cache.set('short', 1, 30)
      await cache.set('long', 1, 60_000)
      await eventually(async () => expect(await cache.get('short')).toBeUndefined())
      expect(await cache.get('long')).toBe(1)
    })

    test('caches with the same name are shared, others are separate', async () => {
      const [one, other] = [unique('cache'), unique('cache')]
      await platform.cache(one).set('k', 1, 60_000)
      expect(await platform.cache(other).get('k')).toBeUndefined()
      expect(await platform.cache(one).get('k')).toBe(1)
    })
  })
}
