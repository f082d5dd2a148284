import {
  type Keyring,
  publicKeys,
  rotateKeys,
  type SigningKey,
  unexpiredKeys,
} from '../../src/auth/keyring.ts'

const day = 24 * 3_600_000
const life = { signsForMs: 30 * day, verifiesForMs: 31 * day }
const aKey = (kid: string, createdAt: number): SigningKey => ({
  kid,
  createdAt,
  x: 'x',
  privateKey: { kty: 'OKP', d: 'd' },
})
const kids = (ring: ReturnType<typeof rotateKeys>) => ring.keys.map(({ kid }) => kid)

test('keys rotate when they may no longer sign, and the old one still verifies what it signed', () => {
  const first = rotateKeys(undefined, aKey('first', 0), life, 0)
  expect(rotateKeys(first, aKey('early', day), life, 30 * day - 1)).toBe(first)
  const second = rotateKeys(first, aKey('second', 30 * day), life, 30 * day)
  expect(kids(second)).toEqual(['second', 'first'])
  expect(kids(rotateKeys(second, aKey('third', 60 * day), life, 60 * day))).toEqual(['third', 'second'])
})

test('a retired key keeps no private part, and verifies for good where what it signed never expires', () => {
  const forGood = { ...life, verifiesForMs: Number.POSITIVE_INFINITY }
  const first = rotateKeys(undefined, aKey('first', 0), forGood, 0)
  const later = rotateKeys(first, aKey('later', 9_000 * day), forGood, 9_000 * day)
  expect(kids(later)).toEqual(['later', 'first'])
  expect(later.keys[0].privateKey).toBeDefined()
  expect(later.keys[1]).toEqual({ kid: 'first', x: 'x', createdAt: 0 })
})

test('the public form contains no private key', () => {
  expect(JSON.stringify(publicKeys({ keys: [aKey('a', 0)] }))).not.toContain('"d"')
})

test('a retired key is published until its last signature has expired, and no longer', () => {
  const ring: Keyring = { keys: [aKey('second', 30 * day), aKey('first', 0)] }
  expect(kids(unexpiredKeys(ring, life, 31 * day - 1))).toEqual(['second', 'first'])
  expect(kids(unexpiredKeys(ring, life, 31 * day))).toEqual(['second'])
})
