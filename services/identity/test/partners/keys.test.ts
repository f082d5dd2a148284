import { PartnerKey } from '@semaforo/contracts'
import fc from 'fast-check'
import { liveKeys, newKey, rotateKeys } from '../../src/partners/keys.ts'

const hourMs = 3_600_000

test('a key has the form that the contracts say, and every character of its alphabet occurs', () => {
  const keys = Array.from({ length: 500 }, () => newKey(0).key)
  expect(new Set(keys).size).toBe(500)
  for (const key of keys) expect(PartnerKey.safeParse(key).success).toBe(true)
  // Each of 62 characters is missing from 12,000 draws with a probability of 10^-83.
  expect(new Set(keys.join('').replaceAll('pk_', '')).size).toBe(62)
})

test('whatever the rotations, the last key has no end, and at most one other works until its own', () => {
  const step = fc.record({ overlapHours: fc.integer({ min: 0, max: 720 }), waitHours: fc.nat(1_000) })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1 }), (steps) => {
      let now = 0
      let keys = [newKey(now)]
      for (const { overlapHours, waitHours } of steps) {
        now += waitHours * hourMs
        const [replaced, next] = [keys.at(-1), newKey(now)]
        keys = rotateKeys(keys, next, { overlapHours, now })
        expect(keys.at(-1)).toBe(next)
        expect(next.until).toBeUndefined()
        expect(keys.slice(0, -1)).toEqual(
          overlapHours === 0
            ? []
            : [{ ...replaced, until: new Date(now + overlapHours * hourMs).toISOString() }],
        )
        expect(liveKeys(keys, now + overlapHours * hourMs)).toEqual([next])
        expect(liveKeys(keys, now)).toEqual(keys)
      }
    }),
  )
})
