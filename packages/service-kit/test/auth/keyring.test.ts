import { publicKeys, rotateKeys, type SigningKey, unexpiredKeys } from '../../src/auth/keyring.ts'

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

test('the public form contains no private key', () => {
  expect(JSON.stringify(publicKeys({ keys: [aKey('a', 0)] }))).not.toContain('"d"')
})

test('a retired key is published until its last signature has expired, and no longer', () => {
  const ring = { keys: [aKey('second', 30 * day), aKey('first', 0)] }
  expect(kids(unexpiredKeys(ring, life, 31 * day - 1))).toEqual(['second', 'first'])
  expect(kids(unexpiredKeys(ring, life, 31 * day))).toEqual(['second'])
})
